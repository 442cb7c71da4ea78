import { diagram, WIDTHS } from '../../diagram.ts'
import { belly } from '../../kit/client-scenes.ts'
import { group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const GAP = 20
const CARD = { width: (WIDTHS.full - GAP) / 2, height: 320 } as const
/** Where the words of a card begin. */
const WORDS = 196

/** Two ways to reach the tubes: starter/figures/female-sterilization.md, rows "Incision". */
export const tubesTwoWays = diagram({
  id: 'tubes-two-ways',
  width: 'full',
  height: CARD.height,
  anatomical: true,
  texts: {
    en: {
      heads: ['Minilaparotomy', 'Laparoscopy'],
      first: ['2 to 5 cm long', 'Tubes come to the opening', 'Suits after a birth', 'Basic surgery'],
      second: ['About 1 cm long', 'Tubes seen through lenses', 'Not usual after a birth', 'Costly tools, training'],
      alt: 'Two bellies. Minilaparotomy: an opening of 2 to 5 cm above the pubic hair; the tubes are brought to the opening; suitable after a birth; needs basic surgery. Laparoscopy: an opening of about 1 cm near the navel, with a thin tube with lenses; not the usual choice after a birth; needs costly equipment and special training.',
      note: 'Show both lengths with your fingers. Ask which of the two this team can offer.',
    },
    fr: {
      heads: ['Minilaparotomie', 'Laparoscopie'],
      first: ['2 à 5 cm', 'Trompes amenées à l’ouverture', 'Convient après un accouchement', 'Chirurgie de base'],
      second: [
        'Environ 1 cm',
        'Vue par un tube optique',
        'Inhabituel après un accouchement',
        'Matériel cher, formation',
      ],
      alt: 'Deux ventres. Minilaparotomie : ouverture de 2 à 5 cm au-dessus du pubis ; les trompes sont amenées à l’ouverture ; convient après un accouchement ; chirurgie de base. Laparoscopie : ouverture d’environ 1 cm près du nombril, avec un fin tube à lentilles ; pas le choix habituel après un accouchement ; matériel coûteux et formation spéciale.',
      note: 'Montrez les deux longueurs avec les doigts. Demandez laquelle cette équipe peut offrir.',
    },
    es: {
      heads: ['Minilaparotomía', 'Laparoscopia'],
      first: ['2 a 5 cm', 'Las trompas salen a la abertura', 'Sirve después de un parto', 'Cirugía básica'],
      second: [
        'Cerca de 1 cm',
        'Se ven por un tubo con lentes',
        'No es lo usual tras un parto',
        'Equipo caro, formación',
      ],
      alt: 'Dos vientres. Minilaparotomía: abertura de 2 a 5 cm sobre el vello púbico; las trompas se llevan a la abertura; sirve después de un parto; cirugía básica. Laparoscopia: abertura de cerca de 1 cm junto al ombligo, con un tubo fino con lentes; no es lo usual tras un parto; equipo caro y formación especial.',
      note: 'Muestre los dos largos con los dedos. Pregunte cuál puede ofrecer este equipo.',
    },
  },
  draw: ({ heads: [left = '', right = ''], first, second }) => [
    ...card(0, left, first, cut(64, 104, 112)),
    ...card(CARD.width + GAP, right, second, [...cut(77, 91, 80), ...telescope()]),
  ],
})

function card(x: number, head: string, words: string[], onBelly: Shape[]): Shape[] {
  return [
    rect(x, 0, CARD.width, CARD.height, { fill: x === 0 ? 'indigoPale' : 'sand', radius: 14 }),
    group([...belly(), ...onBelly], { x: x - 6, y: 62, scale: 1.36 }),
    text(head, x + 20, 42, { bold: true, paint: 'indigo', size: 28 }),
    ...words.flatMap(
      (line, index) =>
        textBox(line, x + WORDS, [78, 136, 206, 276][index] ?? 0, CARD.width - WORDS - 4, {
          middle: true,
          bold: index === 0,
        }).shapes,
    ),
  ]
}

/** In the belly's coordinates. */
function cut(from: number, to: number, y: number): Shape[] {
  return [
    line([from, y], [to, y], { stroke: 'white', width: 11 }),
    line([from + 1, y], [to - 1, y], { stroke: 'blood', width: 5 }),
  ]
}

/** A thin tube with lenses in the small opening. */
function telescope(): Shape[] {
  return [
    path('M84 80L112 18', { stroke: 'ink', width: 9 }),
    path('M84 80L112 18', { stroke: 'steel', width: 5 }),
    path('M107 29L116 9', { stroke: 'ink', width: 18 }),
    path('M113 14L118 4', { stroke: 'steelDark', width: 24 }),
  ]
}
