import { sorePart } from '../../kit/client-scenes.ts'
import { methodSign } from '../../kit/methods.ts'
import { arrow, circle, group, path, type Shape } from '../../kit/shapes.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { uterus } from '../../kit/uterus.ts'
import { ribbon } from '../permanent/vas-client.ts'

/** Small pictures of illnesses that become rarer with a method, each 100 by 100 with an arrow that points down. */
const less = () => arrow([92, 44], [92, 98], { width: 7, paint: 'leaf' })
/** In the coordinates of the womb. */
const inWomb = (...inside: Shape[]) => [
  group([...uterus({ tubes: true, vagina: 178 }), ...inside], { x: 44, y: 14, scale: 0.34 }),
  ...less(),
]
const spots: [number, number][] = [
  [-96, 8],
  [-70, 6],
  [70, 6],
  [96, 8],
  [-10, 60],
  [10, 40],
]
/** Germs in both tubes and the womb. */
const pelvicInfection = () => [
  group(
    [
      ...uterus({ tubes: true, vagina: 178 }),
      ...spots.map(([x, y]) => circle(x, y, 13, { fill: 'leaf', stroke: 'ink', width: 5 })),
    ],
    { x: 34, y: 8, scale: 0.5 },
  ),
  ...less(),
]
/** A pregnancy in a tube. */
const ectopic = () => [
  group(
    [
      ...uterus({ tubes: true, vagina: 178 }),
      circle(94, 8, 30, { fill: 'fleshPale', stroke: 'ink', width: 5 }),
      path('M102 -4C88 -8 82 8 88 18C92 24 100 22 98 16C92 14 94 8 100 6Z', { fill: 'blood' }),
    ],
    { x: 34, y: 8, scale: 0.5 },
  ),
  ...less(),
]
const ovaryCancer = () =>
  inWomb(circle(102, 66, 30, { stroke: 'ink', width: 8 }), circle(102, 66, 12, { fill: 'blood' }))
const liningCancer = () =>
  inWomb(
    path('M-34 24C-18 32 18 32 34 24C26 46 16 58 12 74C2 52 -6 46 -34 24Z', { fill: 'blood', stroke: 'ink', width: 5 }),
  )
/** Too few red cells, and less of this: dashed rings are those that lack. */
export const anaemia = () => [
  circle(24, 30, 19, { fill: 'blood' }),
  circle(24, 30, 8, { fill: 'fleshDeep' }),
  ...[
    [64, 24],
    [58, 70],
    [18, 76],
  ].map(([x = 0, y = 0]) => circle(x, y, 17, { stroke: 'blood', width: 4.5, dash: [7, 6] })),
  ...less(),
]
const pain = () => [group(sorePart(), { x: -8, y: 4, scale: 0.54 }), ...less()]
const condomsToo = () => [
  group(ribbon(0, 0), { x: 22, y: 52, scale: 0.66 }),
  methodSign('condom', { x: 46, y: 20, scale: 0.58 }),
]

export const healthBenefits = [
  tilesDiagram('implant-health', [pelvicInfection, anaemia, ectopic, condomsToo], {
    en: {
      words: ['Less pelvic infection', 'Perhaps less anaemia', 'Far fewer ectopic', 'HIV: condoms'],
      alt: 'Four pictures: less infection of the womb and tubes; perhaps less anaemia; far fewer pregnancies in a tube; a red ribbon and a condom, because implants do not protect from HIV.',
      note: 'Ask which of the four a client should hear, and which is only for those who ask.',
    },
    fr: {
      words: ['Moins d’infections', 'Peut-être moins d’anémie', 'Moins d’ectopiques', 'VIH : préservatif'],
      alt: 'Quatre images : moins d’infections de l’utérus et des trompes ; peut-être moins d’anémie ; bien moins de grossesses dans une trompe ; un ruban rouge et un préservatif, car l’implant ne protège pas du VIH.',
      note: 'Demandez laquelle dire à chaque cliente, et laquelle à celles qui demandent.',
    },
    es: {
      words: ['Menos infección pélvica', 'Quizás menos anemia', 'Menos ectópicos', 'VIH: condón'],
      alt: 'Cuatro imágenes: menos infección del útero y las trompas; quizás menos anemia; muchos menos embarazos en una trompa; un lazo rojo y un condón, porque el implante no protege del VIH.',
      note: 'Pregunte cuál decir a toda usuaria y cuál solo a quien pregunta.',
    },
  }),
  tilesDiagram('iud-health', [liningCancer, anaemia, pain, ectopic], {
    en: {
      words: ['Cu: cancer of lining', 'LNG: anaemia', 'LNG: period pain', 'Both: ectopic'],
      alt: 'Four pictures with an arrow down: with copper perhaps less cancer of the womb’s lining; with LNG less anaemia and less period pain; with both far fewer pregnancies in a tube.',
      note: 'Point to a picture; the group says which of the two IUDs it belongs to.',
    },
    fr: {
      words: ['Cu : cancer de l’endomètre', 'LNG : anémie', 'LNG : règles pénibles', 'Les deux : ectopique'],
      alt: 'Quatre images avec une flèche vers le bas : avec le cuivre, peut-être moins de cancer de l’endomètre ; avec le LNG, moins d’anémie et de douleurs des règles ; avec les deux, bien moins de grossesses dans une trompe.',
      note: 'Montrez une image ; le groupe dit de quel DIU il s’agit.',
    },
    es: {
      words: ['Cu: cáncer de endometrio', 'LNG: anemia', 'LNG: dolor de regla', 'Los dos: ectópico'],
      alt: 'Cuatro imágenes con una flecha hacia abajo: con cobre, quizás menos cáncer de endometrio; con LNG, menos anemia y menos dolor menstrual; con los dos, muchos menos embarazos en una trompa.',
      note: 'Señale una imagen; el grupo dice a cuál de los dos DIU corresponde.',
    },
  }),
  tilesDiagram('tubes-health', [pelvicInfection, ovaryCancer, ectopic, condomsToo], {
    en: {
      words: ['Less pelvic infection', 'Ovary cancer: perhaps', 'Ectopic: rarer', 'HIV: condoms'],
      alt: 'Four pictures: less infection of the womb and tubes; perhaps less cancer of the ovary; pregnancies in a tube become rarer; a red ribbon and a condom, because the operation does not prevent HIV.',
      note: 'Ask why these four are told after her decision and not before.',
    },
    fr: {
      words: ['Moins d’infections', 'Cancer, ovaire : peut-être', 'Ectopique : plus rare', 'VIH : préservatif'],
      alt: 'Quatre images : moins d’infections de l’utérus et des trompes ; peut-être moins de cancer de l’ovaire ; grossesses dans une trompe plus rares ; un ruban rouge et un préservatif, car l’opération ne protège pas du VIH.',
      note: 'Demandez pourquoi on en parle après sa décision et non avant.',
    },
    es: {
      words: ['Menos infección pélvica', 'Cáncer de ovario: quizás', 'Ectópico: más raro', 'VIH: condón'],
      alt: 'Cuatro imágenes: menos infección del útero y las trompas; quizás menos cáncer de ovario; embarazos en una trompa más raros; un lazo rojo y un condón, porque la operación no previene el VIH.',
      note: 'Pregunte por qué se habla de esto después de su decisión y no antes.',
    },
  }),
]
