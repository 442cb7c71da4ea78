import { diagram, WIDTHS } from '../../diagram.ts'
import { type Category, chip } from '../../kit/marks.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import * as icons from '../training/community/screening-icons.ts'

/** Categories of starter/figures/progestin-only-injectables.md, in the order of the words. */
const CONDITIONS: { icon: () => Shape[]; category: Category }[] = [
  { icon: icons.breast, category: 4 },
  { icon: icons.breast, category: 3 },
  { icon: icons.breastfeeds, category: 3 },
  { icon: icons.highPressure, category: 3 },
  { icon: icons.heartSign, category: 3 },
  { icon: icons.sugar, category: 3 },
  { icon: icons.liver, category: 3 },
  { icon: icons.bleeding, category: 3 },
]
const [ROW, GAP] = [74, 8] as const
const COLUMN = (WIDTHS.full - GAP) / 2

/** Conditions in which an injectable is not given, or usually not. */
export const injectionStop = diagram({
  id: 'injection-stop',
  width: 'full',
  height: 4 * ROW + 3 * GAP,
  texts: {
    en: {
      words: [
        'Breast cancer now',
        'Breast cancer in the past',
        'Breastfed baby under 6 weeks',
        'Pressure 160/100 or higher',
        'Stroke, heart disease, clot now',
        'Diabetes: damage, or over 20 years',
        'Severe cirrhosis, most liver tumours',
        'Bleeding not yet explained',
      ],
      alt: 'Category 4: breast cancer now. Category 3: breast cancer in the past; breastfeeding a baby under six weeks; blood pressure 160/100 or higher; stroke, heart disease, or a clot now in a leg or lung; diabetes with damaged eyes, kidneys or nerves, or for over 20 years; severe liver cirrhosis, most liver tumours; vaginal bleeding not yet explained.',
      note: 'Cover the numbers. Trainees say 3 or 4, and what they would offer instead.',
    },
    fr: {
      words: [
        'Cancer du sein actuel',
        'Cancer du sein passé',
        'Bébé allaité de moins de 6 semaines',
        'Tension 160/100 ou plus',
        'AVC, cœur, caillot actuel',
        'Diabète : lésions, ou plus de 20 ans',
        'Cirrhose grave, tumeurs du foie',
        'Saignement non expliqué',
      ],
      alt: 'Catégorie 4 : cancer du sein actuel. Catégorie 3 : cancer du sein passé ; bébé allaité de moins de six semaines ; tension de 160/100 ou plus ; AVC, maladie du cœur, ou caillot actuel dans une jambe ou un poumon ; diabète avec lésions des yeux, des reins ou des nerfs, ou depuis plus de 20 ans ; cirrhose grave, la plupart des tumeurs du foie ; saignement vaginal non expliqué.',
      note: 'Cachez les chiffres. Les participants disent 3 ou 4, et ce qu’ils proposeraient à la place.',
    },
    es: {
      words: [
        'Cáncer de mama actual',
        'Cáncer de mama pasado',
        'Bebé lactante de menos de 6 semanas',
        'Presión 160/100 o más',
        'Derrame, corazón, coágulo actual',
        'Diabetes: daños, o más de 20 años',
        'Cirrosis grave, tumores del hígado',
        'Sangrado sin explicación',
      ],
      alt: 'Categoría 4: cáncer de mama actual. Categoría 3: cáncer de mama pasado; bebé lactante de menos de seis semanas; presión de 160/100 o más; derrame, enfermedad del corazón, o coágulo actual en pierna o pulmón; diabetes con daños en ojos, riñones o nervios, o de más de 20 años; cirrosis grave, la mayoría de los tumores del hígado; sangrado vaginal sin explicación.',
      note: 'Tape los números. El grupo dice 3 o 4, y qué ofrecería en su lugar.',
    },
  },
  draw: ({ words }): Shape[] =>
    CONDITIONS.flatMap(({ icon, category }, index): Shape[] => {
      const [x, y] = [(index % 2) * (COLUMN + GAP), Math.floor(index / 2) * (ROW + GAP)]
      return [
        rect(x, y, COLUMN, ROW, { fill: category === 4 ? 'terracottaPale' : 'sand', radius: 12 }),
        group(icon(), { x: x + 8, y: y + 6, scale: 0.62 }),
        ...textBox(words[index] ?? '', x + 82, y + ROW / 2, COLUMN - 150, { middle: true }).shapes,
        ...chip(category, x + COLUMN - 34, y + ROW / 2, 24),
      ]
    }),
})
