import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { TWO_WAYS_HEIGHT, twoWays } from '../../kit/two-ways.ts'
import { BOY, GIRL, shield, tabletsStay, wishedBaby } from '../people/signs.ts'
import { packet } from './parts.ts'

/** Young clients: what makes condoms reach them. */
export const condomYoung = tilesDiagram(
  'condom-young',
  [
    () => [bust(GIRL, { x: 0, y: 40, scale: 0.34 }), bust(BOY, { x: 50, y: 40, scale: 0.34 }), ...tick(50, 20, 34)],
    () => [
      rect(6, 8, 52, 90, { fill: 'indigo', stroke: 'ink', width: 3 }),
      path('M58 8L92 22V98L58 98Z', { fill: 'skinLight', stroke: 'ink', width: 3 }),
      ...clock(32, 46, 22, 0.33),
    ],
    () => [
      bust(GIRL, { x: -8, y: 40, scale: 0.34 }),
      bust(BOY, { x: 58, y: 40, scale: 0.34 }),
      ...packet(18, 20, 28),
      ...packet(84, 20, 28),
    ],
    () => [
      bust({ ...GIRL, isSad: true }, { x: 20, y: 38, scale: 0.36 }),
      ...bubble(44, 2, 54, 38, 14),
      ...cross(71, 21, 26),
    ],
  ],
  {
    en: {
      words: ['Any age', 'After school', 'Both carry one', 'A no is a no'],
      alt: 'Four pictures: a girl and a boy are welcome; an open door and a clock, after school; both carry a condom; a girl says no.',
      note: 'Ask which picture is missing in your own service.',
    },
    fr: {
      words: ['À tout âge', 'Après l’école', 'Chacun le sien', 'Non, c’est non'],
      alt: 'Quatre images : une fille et un garçon bienvenus ; une porte ouverte et une horloge, après l’école ; chacun a un préservatif ; une fille dit non.',
      note: 'Demandez quelle image manque dans votre service.',
    },
    es: {
      words: ['A toda edad', 'Tras la escuela', 'Ambos llevan', 'No es no'],
      alt: 'Cuatro dibujos: una muchacha y un muchacho bienvenidos; puerta abierta y reloj, después de la escuela; ambos llevan un condón; una muchacha dice no.',
      note: 'Pregunte qué dibujo falta en su servicio.',
    },
  },
)

/** Condoms for people living with HIV and their partners. */
export const condomAndHiv = tilesDiagram(
  'condom-and-hiv',
  [() => condomAndShield('condom'), tabletsStay, askTest, wishedBaby],
  {
    en: {
      words: ['Each time', 'Every day', 'Test, PrEP', 'A child? Refer'],
      alt: 'Four pictures: a condom and a shield; tablets every day; a drop for a test, and tablets for the partner; a wish for a child.',
      note: 'Let trainees say a sentence of welcome for each picture.',
    },
    fr: {
      words: ['Chaque fois', 'Chaque jour', 'Test, PrEP', 'Un enfant ?'],
      alt: 'Quatre images : préservatif et bouclier ; comprimés chaque jour ; une goutte pour le test, et des comprimés pour le partenaire ; le désir d’enfant.',
      note: 'Faites dire une phrase d’accueil pour chaque image.',
    },
    es: {
      words: ['Cada vez', 'Cada día', 'Prueba, PrEP', '¿Un hijo?'],
      alt: 'Cuatro dibujos: condón y escudo; tabletas cada día; una gota para la prueba, y tabletas para la pareja; el deseo de un hijo.',
      note: 'Pida una frase de bienvenida para cada dibujo.',
    },
  },
)

/** What female condoms do against infections. */
export const femaleCondomGuards = tilesDiagram(
  'female-condom-guards',
  [() => condomAndShield('femaleCondom'), everyTime, bareSkin, askTest],
  {
    en: {
      words: ['Less risk', 'Every time', 'Bare skin', 'Test, PrEP'],
      alt: 'Four pictures: a female condom and a shield, less risk; days with ticks, every time; germs on bare skin; a test and tablets.',
      note: 'Point to the third picture and ask what stays possible.',
    },
    fr: {
      words: ['Moins de risque', 'Chaque fois', 'Peau nue', 'Test, PrEP'],
      alt: 'Quatre images : préservatif féminin et bouclier, moins de risque ; des jours cochés, chaque fois ; des microbes sur la peau nue ; un test et des comprimés.',
      note: 'Montrez la troisième image : qu’est-ce qui reste possible ?',
    },
    es: {
      words: ['Menos riesgo', 'Cada vez', 'Piel desnuda', 'Prueba, PrEP'],
      alt: 'Cuatro dibujos: condón femenino y escudo, menos riesgo; días marcados, cada vez; gérmenes en la piel desnuda; una prueba y tabletas.',
      note: 'Señale el tercer dibujo: ¿qué sigue siendo posible?',
    },
  },
)

function condomAndShield(method: MethodSign): Shape[] {
  return [methodSign(method, { x: -4, y: 14, scale: 0.76 }), group(shield(), { x: 58, y: 40, scale: 0.56 })]
}

function everyTime(): Shape[] {
  return [0, 1, 2, 3].flatMap((index) => {
    const [x, y] = [8 + (index % 2) * 44, 8 + Math.floor(index / 2) * 44]
    return [rect(x, y, 40, 40, { fill: 'white', stroke: 'ink', width: 3, radius: 5 }), ...tick(x + 20, y + 20, 26)]
  })
}

function bareSkin(): Shape[] {
  return [
    path('M0 54Q50 36 100 54V98H0Z', { fill: 'skinLight', stroke: 'skin', width: 3 }),
    ...[24, 52, 80].flatMap((x, index) => {
      const y = [34, 24, 36][index] ?? 30
      return [
        path(`M${x - 13} ${y}h26M${x} ${y - 13}v26M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18`, {
          stroke: 'ink',
          width: 3,
        }),
        rect(x - 8, y - 8, 16, 16, { fill: 'ink', radius: 8 }),
      ]
    }),
  ]
}

/** A strip for a test, and tablets. */
function askTest(): Shape[] {
  return [
    rect(2, 16, 34, 78, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
    path('M12 38h14M12 52h14', { stroke: 'terracotta', width: 5 }),
    rect(10, 66, 18, 18, { fill: 'indigoPale', stroke: 'ink', width: 2.5, radius: 9 }),
    group(tabletsStay(), { x: 36, y: 22, scale: 0.72 }),
  ]
}

const SHE: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }
const HE: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'indigo' }

/** Two ways to begin the talk with a partner. */
export const condomTalk = diagram({
  id: 'condom-talk',
  width: 'half',
  height: TWO_WAYS_HEIGHT,
  texts: {
    en: {
      wrong: '“You always say no!”',
      right: '“Shall we try together?”',
      alt: 'A couple talk. Wrong: You always say no! Right: Shall we try together?',
      note: 'Let pairs say both sentences and tell what they feel.',
    },
    fr: {
      wrong: '« Tu refuses toujours ! »',
      right: '« On essaie ensemble ? »',
      alt: 'Un couple parle. À éviter : tu refuses toujours ! À dire : on essaie ensemble ?',
      note: 'Faites dire les deux phrases en binômes : que ressent-on ?',
    },
    es: {
      wrong: '«¡Siempre dices que no!»',
      right: '«¿Lo probamos juntos?»',
      alt: 'Una pareja habla. Evitar: ¡siempre dices que no! Decir: ¿lo probamos juntos?',
      note: 'Que las parejas digan ambas frases y cuenten qué sienten.',
    },
  },
  draw: ({ wrong, right }) => twoWays({ wrong, right, speaker: SHE, listener: HE }),
})
