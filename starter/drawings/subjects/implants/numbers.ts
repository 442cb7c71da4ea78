import { diagram } from '../../diagram.ts'
import { chip } from '../../kit/marks.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { group, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { breast, headache, heartSign, placeOnHead } from '../training/community/screening-icons.ts'
import { rodInArm, wholeArm } from './whole-arm.ts'

const OPEN: MethodSign[] = ['iud', 'condom', 'tubes']

/** The one condition of category 4, and methods that stay open. */
export const implantBreastCancer = diagram({
  id: 'implant-breast-cancer',
  width: 'half',
  height: 318,
  texts: {
    en: {
      names: ['Copper IUD', 'Condoms', 'Sterilization'],
      alt: 'Breast cancer now: category 4, in an octagon. Open to her, if she wishes: a copper IUD, condoms, sterilization.',
      note: 'Say the one condition, then let the group name what the client can have.',
    },
    fr: {
      names: ['DIU au cuivre', 'Préservatifs', 'Stérilisation'],
      alt: 'Cancer du sein actuel : catégorie 4, dans un octogone. Restent possibles, si elle le souhaite : DIU au cuivre, préservatifs, stérilisation.',
      note: 'Dites la seule situation, puis le groupe nomme ce que la cliente peut avoir.',
    },
    es: {
      names: ['DIU de cobre', 'Condones', 'Esterilización'],
      alt: 'Cáncer de mama actual: categoría 4, en un octágono. Puede usar, si lo desea: DIU de cobre, condones, esterilización.',
      note: 'Diga la única condición; luego el grupo nombra lo que la usuaria puede usar.',
    },
  },
  draw: ({ names }) => [
    rect(0, 0, 380, 118, { fill: 'terracottaPale', radius: 14 }),
    group(breast(), { x: 60, y: 10 }),
    ...chip(4, 268, 60, 48),
    rect(0, 130, 380, 188, { fill: 'leafPale', radius: 14 }),
    ...OPEN.flatMap((sign, index): Shape[] => [
      methodSign(sign, { x: 60, y: 136 + index * 60, scale: 0.56 }),
      text(names[index] ?? '', 140, 173 + index * 60, { bold: true }),
    ]),
  ],
})

const ROWS = [headache(), heartSign(), placeOnHead()]
const TOP = 100
const ROW = 80
const [START, CONTINUE] = [560, 736]

/** Conditions with two numbers: to start, and to continue. */
export const implantStartContinue = diagram({
  id: 'implant-start-continue',
  width: 'full',
  height: TOP + ROW * 3,
  texts: {
    en: {
      heads: ['Start', 'Continue'],
      names: ['Migraine with aura', 'Heart disease from narrowed arteries', 'Stroke'],
      alt: 'Three conditions with two numbers, above them an arm without a rod and an arm with one. Migraine with aura, heart disease from narrowed arteries and stroke: 2 to start, 3 to continue when it begins during use.',
      note: 'Point to the arm without a rod and to the arm with one: the same illness, two questions.',
    },
    fr: {
      heads: ['Débuter', 'Continuer'],
      names: ['Migraine avec aura', 'Maladie du cœur, artères rétrécies', 'AVC'],
      alt: 'Trois situations avec deux chiffres ; au-dessus, un bras sans bâtonnet et un bras avec. Migraine avec aura, maladie du cœur par artères rétrécies, AVC : 2 pour débuter, 3 pour continuer si elle survient pendant l’usage.',
      note: 'Montrez le bras sans bâtonnet et le bras avec : la même maladie, deux questions.',
    },
    es: {
      heads: ['Iniciar', 'Continuar'],
      names: ['Migraña con aura', 'Enfermedad del corazón por arterias estrechas', 'Derrame cerebral'],
      alt: 'Tres condiciones con dos números; arriba, un brazo sin varilla y un brazo con ella. Migraña con aura, enfermedad del corazón por arterias estrechas y derrame cerebral: 2 para iniciar, 3 para continuar si empieza durante el uso.',
      note: 'Señale el brazo sin varilla y el brazo con ella: la misma enfermedad, dos preguntas.',
    },
  },
  draw: ({ heads: [start = '', goOn = ''], names }) => [
    ...arm(START),
    ...arm(CONTINUE, [rodInArm()]),
    text(start, START, 92, { bold: true, paint: 'indigo', anchor: 'middle' }),
    text(goOn, CONTINUE, 92, { bold: true, paint: 'indigo', anchor: 'middle' }),
    ...ROWS.flatMap((icon, index): Shape[] => {
      const y = TOP + index * ROW
      return [
        line([0, y], [836, y], { stroke: 'line', width: 2 }),
        group(icon, { x: 8, y: y + 5, scale: 0.7 }),
        ...textBox(names[index] ?? '', 100, y + ROW / 2, 360, { middle: true }).shapes,
        ...chip(2, START, y + ROW / 2, 27),
        ...chip(3, CONTINUE, y + ROW / 2, 27),
      ]
    }),
  ],
})

function arm(x: number, inside: Shape[] = []): Shape[] {
  return [group([...wholeArm(), ...inside], { x: x - 48, y: 0, scale: 0.52 })]
}
