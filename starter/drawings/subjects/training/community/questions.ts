import { diagram, WIDTHS } from '../../../diagram.ts'
import { LABEL } from '../../../kit/leader.ts'
import { group, rect, type Shape } from '../../../kit/shapes.ts'
import { textBox } from '../../../kit/text.ts'
import * as icons from './screening-icons.ts'

const [COLUMNS, GAP, ROW] = [4, 12, 160] as const
const COLUMN = (WIDTHS.full - GAP * (COLUMNS - 1)) / COLUMNS

const PILL_ICONS = [
  icons.breastfeeds,
  icons.newborn,
  icons.smokes,
  icons.pressure,
  icons.heartSign,
  icons.headache,
  icons.sugar,
  icons.medicine,
]

/** What a worker asks before combined pills, as pictures to point at. */
export const pillQuestions = diagram({
  id: 'community-pill-questions',
  width: 'full',
  height: 2 * ROW + GAP,
  texts: {
    en: {
      words: [
        'Breastfed baby under 6 months?',
        'Birth just now?',
        '35 or more, and smoking?',
        'High blood pressure, ever?',
        'Clot, stroke, heart, liver, breast cancer?',
        'Headache with lights? Migraine, 35+?',
        'Diabetes: over 20 years, or damage?',
        'Medicine for TB, fits?',
      ],
      alt: 'Eight questions before combined pills, each with a picture: a baby under six months at the breast; a birth just now; 35 or more and smoking; high blood pressure ever; clot, stroke, heart or liver illness, breast cancer; headache with lights, or migraine at 35 or more; diabetes for over 20 years or with damage; medicine for TB or fits.',
      note: 'Trainees ask a line as they would at a home; one “yes” means no combined pills from me today.',
    },
    fr: {
      words: [
        'Allaite un bébé de moins de 6 mois ?',
        'Vient d’accoucher ?',
        '35 ans ou plus, et fume ?',
        'Tension élevée, un jour ?',
        'Caillot, AVC, cœur, foie, cancer du sein ?',
        'Migraine avec aura, ou dès 35 ans ?',
        'Diabète : plus de 20 ans, ou lésions ?',
        'Traitement TB, crises ?',
      ],
      alt: 'Huit questions avant les pilules combinées, chacune avec une image : un bébé allaité de moins de six mois ; un accouchement récent ; 35 ans ou plus et tabac ; une tension élevée un jour ; caillot, AVC, maladie du cœur ou du foie, cancer du sein ; migraine avec aura, ou migraine dès 35 ans ; diabète depuis plus de 20 ans ou avec lésions ; traitement de la tuberculose ou des crises.',
      note: 'Chacun pose une question comme à domicile ; un seul « oui » : pas de pilule combinée aujourd’hui.',
    },
    es: {
      words: [
        '¿Da pecho a un bebé de menos de 6 meses?',
        '¿Parto reciente?',
        '¿35 años o más, y fuma?',
        '¿Presión alta alguna vez?',
        '¿Vasos, corazón, hígado, cáncer de mama?',
        '¿Migraña con aura, o desde los 35?',
        '¿Diabetes: más de 20 años, o daños?',
        '¿Para TB, epilepsia?',
      ],
      alt: 'Ocho preguntas antes de las píldoras combinadas, cada una con un dibujo: un bebé de menos de seis meses al pecho; un parto reciente; 35 años o más y fuma; presión alta alguna vez; coágulo, derrame, enfermedad del corazón o del hígado, cáncer de mama; migraña con aura, o migraña desde los 35 años; diabetes de más de 20 años o con daños; medicina para tuberculosis o epilepsia.',
      note: 'Cada persona pregunta como en una casa; un solo «sí»: hoy no doy píldoras combinadas.',
    },
  },
  draw: ({ words }): Shape[] =>
    PILL_ICONS.flatMap((icon, index): Shape[] => {
      const [x, y] = [(index % COLUMNS) * (COLUMN + GAP), Math.floor(index / COLUMNS) * (ROW + GAP)]
      return [
        rect(x, y, COLUMN, ROW, { fill: 'sand', radius: 14 }),
        group(icon(), { x: x + COLUMN / 2 - 31, y: y + 8, scale: 0.62 }),
        ...textBox(words[index] ?? '', x + COLUMN / 2, y + 74, COLUMN - 6, { anchor: 'middle' }).shapes,
      ]
    }),
})

/** One band a group of questions; `rows` of three. */
const BANDS = [
  { rows: 1, fill: 'terracottaPale' },
  { rows: 1, fill: 'marigoldPale' },
  { rows: 2, fill: 'indigoPale' },
] as const
const [HEAD_WIDTH, LINE, BAND_GAP, IN_A_ROW] = [206, 78, 10, 3] as const
const CELL = (WIDTHS.full - HEAD_WIDTH) / IN_A_ROW
const OTHER_HEIGHT = 4 * LINE + 2 * BAND_GAP

/** Rows with a cross under P and D, under P alone and under D alone, of starter/figures/community-screening.md. */
const OTHER_ICONS = [
  [icons.breast, icons.liver, icons.leg],
  [icons.medicine],
  [icons.breastfeeds, icons.bleeding, icons.pressure, icons.heartSign, icons.sugar, icons.placeOnHead],
]

/** The few questions that close progestin-only pills, and those that close DMPA. */
export const otherQuestions = diagram({
  id: 'community-other-questions',
  width: 'full',
  height: OTHER_HEIGHT,
  texts: {
    en: {
      heads: ['Neither of the two today', 'No progestin-only pills', 'No DMPA today'],
      words: [
        ['Breast cancer', 'Severe liver illness', 'Clot now'],
        ['Medicine: TB, fits'],
        [
          'Baby under 6 weeks',
          'Bleeding, no cause',
          '160/100 or more',
          'Stroke, heart ill',
          'Long diabetes',
          'Meningioma',
        ],
      ],
      alt: 'Three bands with pictures. A “yes” to breast cancer, severe liver illness or a clot now closes progestin-only pills and DMPA. Medicine for TB or fits closes progestin-only pills. These close DMPA: a baby under six weeks at the breast, bleeding with no known cause, blood pressure of 160/100 or more, stroke or heart illness, long diabetes, meningioma.',
      note: 'Ask after each picture what she can have instead from the same bag.',
    },
    fr: {
      heads: ['Aucun des deux', 'Pas de progestatives', 'Pas de DMPA aujourd’hui'],
      words: [
        ['Cancer du sein', 'Foie : grave', 'Caillot actuel'],
        ['Contre TB, crises'],
        [
          'Bébé < 6 semaines',
          'Saigne sans raison',
          '160/100 ou plus',
          'AVC, cœur malade',
          'Diabète ancien',
          'Méningiome',
        ],
      ],
      alt: 'Trois bandes illustrées. Un « oui » à cancer du sein, maladie grave du foie ou caillot actuel exclut les pilules progestatives et le DMPA. Un traitement de la tuberculose ou des crises exclut les pilules progestatives. Excluent le DMPA : bébé allaité de moins de six semaines, saignement sans cause connue, tension de 160/100 ou plus, AVC ou maladie du cœur, diabète ancien, méningiome.',
      note: 'Après chaque image, demandez ce qu’elle peut avoir du même sac.',
    },
    es: {
      heads: ['Hoy ninguno de los dos', 'No píldoras de progestina', 'Hoy no AMPD'],
      words: [
        ['Cáncer de mama', 'Hígado: grave', 'Coágulo ahora'],
        ['Para TB, epilepsia'],
        ['Bebé < 6 semanas', 'Sangra sin causa', '160/100 o más', 'Derrame, corazón', 'Diabetes larga', 'Meningioma'],
      ],
      alt: 'Tres bandas con dibujos. Un «sí» a cáncer de mama, enfermedad grave del hígado o coágulo ahora descarta las píldoras de progestina y el AMPD. La medicina para tuberculosis o epilepsia descarta las píldoras de progestina. Descartan el AMPD: bebé de menos de seis semanas al pecho, sangrado sin causa conocida, presión de 160/100 o más, derrame o enfermedad del corazón, diabetes larga, meningioma.',
      note: 'Después de cada dibujo pregunte qué puede tener del mismo bolso.',
    },
  },
  draw: ({ heads, words }): Shape[] => {
    let top = 0
    return BANDS.flatMap(({ rows, fill }, band): Shape[] => {
      const [y, height] = [top, rows * LINE]
      top += height + BAND_GAP
      return [
        rect(0, y, WIDTHS.full, height, { fill, radius: 14 }),
        ...textBox(heads[band] ?? '', 14, y + height / 2, HEAD_WIDTH - 22, { ...LABEL, middle: true }).shapes,
        ...(words[band] ?? []).flatMap((label, index) => {
          const row = Math.floor(index / IN_A_ROW)
          return item(OTHER_ICONS[band]?.[index], label, HEAD_WIDTH + (index % IN_A_ROW) * CELL, y + row * LINE)
        }),
      ]
    })
  },
})

function item(icon: (() => Shape[]) | undefined, words: string, x: number, y: number): Shape[] {
  return [
    ...(icon ? [group(icon(), { x, y: y + 7, scale: 0.64 })] : []),
    ...textBox(words, x + 72, y + LINE / 2, CELL - 76, { middle: true }).shapes,
  ]
}
