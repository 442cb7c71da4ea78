import { banknote, coins } from '../../kit/belongings.ts'
import { talk } from '../../kit/client-scenes.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import type { Paint } from '../../kit/palette.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { trousers, underwear } from './vas-visit.ts'

const MAN: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'marigold' }
const DOCTOR: PersonLook = { skin: 'skin', head: 'short', cloth: 'indigo' }

/** More pictures for the sheets of a man, before the operation and after it. */
export const vasClient = [
  step('vas-no-pay', () => [backdrop(), bust(MAN, { x: 20, y: 62, scale: 0.6 }), ...money(), ...cross(186, 128, 48)], {
    en: ['A man; money beside him is crossed out.', 'Say that no gift or order belongs to this operation.'],
    fr: ['Un homme ; l’argent à côté de lui est barré.', 'Dites qu’aucun cadeau ni ordre ne va avec cette opération.'],
    es: ['Un hombre; el dinero a su lado está tachado.', 'Diga que esta operación no lleva regalo ni orden.'],
  }),
  step(
    'vas-other-ways',
    () => [
      backdrop(),
      methodSign('condom', { x: 14, y: 16, scale: 0.96 }),
      methodSign('implant', { x: 130, y: 8, scale: 0.74 }),
      methodSign('iud', { x: 130, y: 88, scale: 0.74 }),
    ],
    {
      en: ['A condom, an implant and an IUD: ways that can be stopped.', 'Name them for every man who is unsure.'],
      fr: ['Un préservatif, un implant et un DIU : on peut les arrêter.', 'Citez-les à tout homme qui hésite.'],
      es: ['Un condón, un implante y un DIU: se pueden dejar.', 'Nómbrelos a todo hombre que duda.'],
    },
  ),
  step(
    'vas-clothes',
    () => [
      backdrop(),
      group(trousers(), { x: 64, y: 22, scale: 1.2 }),
      group(underwear(), { x: 176, y: 40, scale: 0.95 }),
    ],
    {
      en: ['Loose trousers, and snug underwear to take along.', 'Ask what he will wear on the way home.'],
      fr: ['Un pantalon ample, et un slip serré à apporter.', 'Demandez ce qu’il portera au retour.'],
      es: ['Un pantalón suelto, y ropa interior ajustada para traer.', 'Pregunte qué llevará al volver a casa.'],
    },
  ),
  step('vas-tell', () => talk(packet(), MAN, DOCTOR), {
    en: ['A man tells a provider which medicines he takes.', 'Ask about medicines that thin the blood.'],
    fr: [
      'Un homme dit au prestataire quels médicaments il prend.',
      'Demandez s’il prend un médicament qui fluidifie le sang.',
    ],
    es: ['Un hombre dice al proveedor qué medicinas toma.', 'Pregunte por medicinas que diluyen la sangre.'],
  }),
  step('tubes-awake', () => [backdrop(), ...awake('leaf', true)], {
    en: [
      'A woman lies on a couch, awake, and lifts a hand in a speech bubble: she says stop when it hurts.',
      'Agree on her sign for stop before you begin.',
    ],
    fr: [
      'Une femme est couchée, éveillée, une main levée dans une bulle : elle dit stop si elle a mal.',
      'Convenez avec elle du signe « stop » avant de commencer.',
    ],
    es: [
      'Una mujer está acostada, despierta, con una mano alzada en un globo: dice alto si le duele.',
      'Acuerde con ella la señal de alto antes de empezar.',
    ],
  }),
  step('vas-awake', () => [backdrop(), ...awake()], {
    en: [
      'A man lies on a couch, awake, and says stop when it hurts.',
      'Tell him about the prick and the pulling before.',
    ],
    fr: ['Un homme est couché, éveillé, et dit stop s’il a mal.', 'Parlez-lui avant de la piqûre et du tiraillement.'],
    es: [
      'Un hombre está acostado, despierto, y dice alto si le duele.',
      'Avísele antes del pinchazo y de los tirones.',
    ],
  }),
  step(
    'vas-hiv',
    () => [backdrop(), ...ribbon(66, 82), methodSign('condom', { x: 122, y: 32 }), ...tick(212, 128, 44)],
    {
      en: ['A red ribbon and a condom with a tick: condoms protect.', 'Say that vasectomy does not.'],
      fr: ['Un ruban rouge et un préservatif coché : lui protège.', 'Dites que la vasectomie ne protège pas.'],
      es: ['Un lazo rojo y un condón con una marca: el condón protege.', 'Diga que la vasectomía no protege.'],
    },
  ),
]

function money(): Shape[] {
  return [...coins(150, 146, 6, 52), ...banknote(128, 38)]
}

/** A strip of tablets in the bubble of `talk`. */
function packet(): Shape[] {
  return [
    rect(84, 20, 72, 34, { fill: 'steelPale', stroke: 'steelDark', width: 2.5, radius: 6 }),
    ...[98, 112, 128, 142].map((x) => circle(x, 37, 5.5, { fill: 'white', stroke: 'steelDark', width: 2 })),
  ]
}

function awake(cloth: Paint = 'marigold', isWrapped = false): Shape[] {
  return [
    path('M30 128V158M214 128V158', { stroke: 'steelDark', width: 8 }),
    rect(18, 118, 206, 14, { fill: 'steelDark', radius: 4 }),
    path('M76 106H140', { stroke: cloth, width: 24 }),
    path('M140 108H216', { stroke: 'indigo', width: 18 }),
    circle(48, 98, 19, { fill: 'skinDark' }),
    isWrapped
      ? path('M28 100a21 21 0 0 1 26 -23q-14 6 -16 28Z', { fill: 'terracotta' })
      : path('M30 92a19 19 0 0 1 20 -13q-12 6 -14 26Z', { fill: 'hair' }),
    circle(52, 92, 2.6, { fill: 'white' }),
    ...bubble(60, 12, 84, 48, 4),
    path('M94 24V44M102 20V44M110 24V44', { stroke: 'skinDark', width: 7 }),
    rect(90, 38, 24, 14, { fill: 'skinDark', radius: 5 }),
    line([86, 36], [92, 46], { stroke: 'skinDark', width: 7 }),
  ]
}

export function ribbon(x: number, y: number): Shape[] {
  return [
    path(`M${x - 26} ${y + 54}L${x + 14} ${y - 30}Q${x} ${y - 62} ${x - 14} ${y - 30}L${x + 26} ${y + 54}`, {
      stroke: 'ink',
      width: 19,
    }),
    path(`M${x - 26} ${y + 54}L${x + 14} ${y - 30}Q${x} ${y - 62} ${x - 14} ${y - 30}L${x + 26} ${y + 54}`, {
      stroke: 'blood',
      width: 14,
    }),
  ]
}
