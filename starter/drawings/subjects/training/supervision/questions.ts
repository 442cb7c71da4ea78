import { diagram, WIDTHS } from '../../../diagram.ts'
import { calendar, drop } from '../../../kit/objects.ts'
import { bubble, bust } from '../../../kit/people.ts'
import { group, line, path, rect, type Shape } from '../../../kit/shapes.ts'
import { signGrid } from '../../../kit/sign-grid.ts'
import { text } from '../../../kit/text.ts'
import { tube } from '../../guidance/icons.ts'
import { car } from '../scenery.ts'
import { heart, padlock, sheet, writing } from '../things.ts'

const HEIGHT = 330

/** A provider at her window hears the supervisor's car. */
export const hearTheCar = diagram({
  id: 'supervision-car-heard',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'A worried provider with a register; through the window she sees a car of the health service arrive.',
      note: 'Keep the picture up in silence for ten seconds before anybody speaks.',
    },
    fr: {
      alt: 'Une soignante inquiète avec un registre ; par la fenêtre, elle voit arriver une voiture du service de santé.',
      note: 'Laissez l’image dix secondes en silence avant que quelqu’un parle.',
    },
    es: {
      alt: 'Una proveedora preocupada con un registro; por la ventana ve llegar un auto del servicio de salud.',
      note: 'Deje el dibujo diez segundos en silencio antes de que alguien hable.',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, WIDTHS.half, HEIGHT, { fill: 'terracottaPale', radius: 14 }),
    rect(150, 18, 212, 176, { fill: 'water', stroke: 'skinDeep', width: 8 }),
    rect(154, 150, 204, 40, { fill: 'fat' }),
    group(car(), { x: 186, y: 42, scale: 1.4 }),
    path('M166 70q-12 24 0 48M180 80q-8 16 0 30', { stroke: 'ink', width: 5 }),
    bust(
      { skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true, isSad: true },
      { x: 8, y: 116, scale: 1.02 },
    ),
    rect(0, 300, WIDTHS.half, 30, { fill: 'skinDeep', radius: 6 }),
    rect(216, 232, 128, 70, { fill: 'white', stroke: 'ink', width: 4, radius: 4 }),
    path('M280 232V302M230 252h36M230 270h36M294 252h36M294 270h36', { stroke: 'inkSoft', width: 4 }),
  ],
})

/** Many pages that go up, and one that stays on the wall. */
export const oneOrForty = diagram({
  id: 'supervision-one-or-forty',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'At the left a high pile of reports, at the right one page with three bars on the wall.',
      note: 'Ask who has used a figure of the pile this month, and for what.',
    },
    fr: {
      alt: 'À gauche une haute pile de rapports, à droite une seule page avec trois barres au mur.',
      note: 'Demandez qui a utilisé ce mois-ci un chiffre de la pile, et pour quoi.',
    },
    es: {
      alt: 'A la izquierda una pila alta de informes, a la derecha una sola hoja con tres barras en la pared.',
      note: 'Pregunte quién usó este mes una cifra de la pila, y para qué.',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, WIDTHS.half, HEIGHT, { fill: 'terracottaPale', radius: 14 }),
    ...Array.from({ length: 16 }, (_, index) =>
      rect(22 + (index % 3) * 7, 268 - index * 15, 138, 15, { fill: 'white', stroke: 'ink', width: 2.5 }),
    ),
    rect(10, 284, 170, 14, { fill: 'skinDeep', radius: 4 }),
    path('M30 298V326M160 298V326', { stroke: 'skinDeep', width: 10 }),
    rect(208, 44, 150, 206, { fill: 'white', stroke: 'ink', width: 4, radius: 4 }),
    rect(272, 32, 22, 22, { fill: 'terracotta', radius: 11 }),
    ...[70, 110, 50].map((height, index) =>
      rect(228 + index * 40, 222 - height, 28, height, { fill: index === 1 ? 'leaf' : 'indigo' }),
    ),
    line([220, 224], [346, 224], { stroke: 'ink', width: 4 }),
  ],
})

/** What clinics ask for before they give a method. */
export const needOrHabit = diagram({
  id: 'supervision-need-or-habit',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'Four demands: days of bleeding, a blood test, a date next month, a signature.',
      note: 'Point at each of the four: who asks for it here, and where is it written?',
    },
    fr: {
      alt: 'Quatre exigences : des jours de saignement, une analyse de sang, une date le mois prochain, une signature.',
      note: 'Montrez chacune des quatre : qui l’exige ici, et où est-ce écrit ?',
    },
    es: {
      alt: 'Cuatro exigencias: días de sangrado, un análisis de sangre, una fecha el mes próximo, una firma.',
      note: 'Señale cada una de las cuatro: ¿quién la pide aquí y dónde está escrita?',
    },
  },
  draw: (): Shape[] =>
    signGrid(
      [
        () => [...calendar(50, 54, 90), drop(32, 76, 34, 'blood'), drop(58, 76, 34, 'blood')],
        tube,
        () => [...calendar(40, 54, 76), path('M58 84H92M80 72L94 84L80 96', { stroke: 'terracotta', width: 8 })],
        writing,
      ],
      HEIGHT,
    ),
})

/** One person with two tasks that do not agree. */
export const twoRoles = diagram({
  id: 'supervision-two-roles',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'One supervisor between two tasks: a lock that keeps what she was told, and a form for the yearly assessment.',
      note: 'Let each trainee stand at the side of the lock or of the form, and say why.',
    },
    fr: {
      alt: 'Une superviseuse entre deux tâches : un cadenas qui garde ce qu’on lui a dit, et le formulaire de l’évaluation annuelle.',
      note: 'Chacun se place du côté du cadenas ou du formulaire, et dit pourquoi.',
    },
    es: {
      alt: 'Una supervisora entre dos tareas: un candado que guarda lo que le contaron y el formulario de la evaluación anual.',
      note: 'Cada uno se pone del lado del candado o del formulario y dice por qué.',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, 186, HEIGHT, { fill: 'indigoPale', radius: 14 }),
    rect(194, 0, 186, HEIGHT, { fill: 'marigoldPale', radius: 14 }),
    ...bubble(16, 16, 150, 126, 110),
    group(padlock(), { x: 22, y: 26, scale: 0.98 }),
    group(heart(), { x: 116, y: 50, scale: 0.42 }),
    ...bubble(212, 16, 150, 126, 40),
    group(sheet(4), { x: 226, y: 24, scale: 1.08 }),
    text('!', 336, 116, { size: 80, bold: true, paint: 'terracotta', anchor: 'middle' }),
    bust({ skin: 'skin', head: 'wrap', headPaint: 'indigo', cloth: 'marigold' }, { x: 104, y: 130, scale: 1.14 }),
  ],
})
