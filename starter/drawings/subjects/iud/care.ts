import { card, talk } from '../../kit/client-scenes.ts'
import { calendar } from '../../kit/days.ts'
import { backdrop } from '../../kit/frames.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { sun } from '../../kit/objects.ts'
import { arrow, group, path, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { text } from '../../kit/text.ts'
import { feelStrings, mildCramps, strongPain } from './care-scenes.ts'
import { COPPER_MONTHS, HORMONE_MONTHS, type Months } from './months.ts'
import { iud, placedIud, plainWomb } from './parts.ts'

/** First months, and later below. */
function monthByMonth({ first, later }: Months): Shape[] {
  return [
    backdrop(),
    ...calendar(34, 5, 19, first),
    ...arrow([176, 46], [176, 126], { width: 7, bend: 28 }),
    ...calendar(34, 89, 19, later),
  ]
}

const small = (shapes: Shape[], x: number, y: number, scale: number, rotate = 0) =>
  group(shapes, { x, y, scale, rotate })

export const iudCare = [
  step('iud-cramps', mildCramps, {
    en: [
      'A woman sits calmly, her hands on her belly, with light waves of pain; two tablets and a glass of water.',
      'Say which tablet, how many and how often.',
    ],
    fr: [
      'Une femme assise, calme, les mains sur le ventre, avec de légères vagues de douleur ; deux comprimés et un verre d’eau.',
      'Dites quel comprimé, combien et à quel rythme.',
    ],
    es: [
      'Una mujer sentada, tranquila, las manos en el vientre, con ondas leves de dolor; dos tabletas y un vaso de agua.',
      'Diga qué tableta, cuántas y cada cuánto.',
    ],
  }),
  step('iud-bleeding-copper', () => monthByMonth(COPPER_MONTHS), {
    en: [
      'Two months with a copper IUD: at first longer and heavier bleeding with spots between, later less.',
      'Translate “heavier” into cloths or pads in a day.',
    ],
    fr: [
      'Deux mois avec un DIU au cuivre : d’abord des règles plus longues et plus fortes, avec des taches, ensuite moins.',
      'Traduisez « plus fort » en nombre de serviettes par jour.',
    ],
    es: [
      'Dos meses con DIU de cobre: primero sangrado más largo y más fuerte con manchados, después menos.',
      'Traduzca «más fuerte» en paños o toallas por día.',
    ],
  }),
  step('iud-bleeding-hormone', () => monthByMonth(HORMONE_MONTHS), {
    en: [
      'Two months with an LNG-IUD: at first light bleeding on many irregular days, later on few.',
      'Say that later months usually have lighter and fewer days.',
    ],
    fr: [
      'Deux mois avec un DIU au LNG : d’abord des saignements légers de nombreux jours irréguliers, ensuite peu.',
      'Dites que plus tard les jours sont d’ordinaire moins nombreux et plus légers.',
    ],
    es: [
      'Dos meses con DIU de LNG: primero sangrado leve en muchos días irregulares, después en pocos.',
      'Diga que después suelen ser menos días y más leves.',
    ],
  }),
  step(
    'iud-strings',
    feelStrings,
    {
      en: [
        'A clean finger in the vagina feels the two strings of the IUD. Beside it, crossed out: strings that are pulled down.',
        'Say that checking is her choice, no duty.',
      ],
      fr: [
        'Un doigt propre dans le vagin sent les deux fils du DIU. À côté, barré : des fils que l’on tire.',
        'Dites que vérifier est son choix, pas un devoir.',
      ],
      es: [
        'Un dedo limpio en la vagina toca los dos hilos del DIU. Al lado, tachado: hilos que se jalan.',
        'Diga que revisar es su elección, no un deber.',
      ],
    },
    true,
  ),
  step(
    'iud-slipped',
    () => [
      backdrop(),
      group([...plainWomb(226), placedIud(112, { strings: 44 })], { x: 64, y: 14, scale: 0.64 }),
      group([...plainWomb(226), placedIud(30, { strings: 36 })], { x: 176, y: 14, scale: 0.64 }),
      text('?', 176, 146, { size: 40, bold: true, paint: 'blood', anchor: 'middle' }),
    ],
    {
      en: [
        'Two wombs. An IUD slips out: hard plastic can be felt in the vagina. An IUD whose strings are not in the vagina.',
        'Ask what she should use until she comes: condoms.',
      ],
      fr: [
        'Deux utérus. Un DIU qui sort : on sent du plastique dur dans le vagin. Un DIU dont les fils ne sont pas dans le vagin.',
        'Demandez ce qu’elle utilise en attendant : le préservatif.',
      ],
      es: [
        'Dos úteros. Un DIU que se sale: se toca plástico duro en la vagina. Un DIU cuyos hilos no están en la vagina.',
        'Pregunte qué debe usar mientras viene: condón.',
      ],
    },
    true,
  ),
  step('iud-pain-fever', strongPain, {
    en: [
      'A warning sign. A woman lies curled up with strong pain in her belly; a thermometer shows fever.',
      'Ask where she would go at night.',
    ],
    fr: [
      'Un signal d’alerte. Une femme couchée, repliée, avec une forte douleur au ventre ; un thermomètre montre la fièvre.',
      'Demandez où elle irait la nuit.',
    ],
    es: [
      'Una señal de alerta. Una mujer acostada y encogida por un dolor fuerte en el vientre; un termómetro marca fiebre.',
      'Pregunte adónde iría de noche.',
    ],
  }),
  step(
    'iud-late-period',
    () => [
      backdrop('terracottaPale'),
      ...calendar(
        29,
        33,
        26,
        Array.from({ length: 28 }, () => 0),
      ),
      text('?', 120, 112, { size: 84, bold: true, paint: 'terracotta', anchor: 'middle' }),
    ],
    {
      en: [
        'A calendar without bleeding, and a question mark: a late period.',
        'Explain why a late period with an IUD is urgent.',
      ],
      fr: [
        'Un calendrier sans saignement et un point d’interrogation : un retard de règles.',
        'Expliquez pourquoi un retard avec un DIU est urgent.',
      ],
      es: [
        'Un calendario sin sangrado y un signo de pregunta: un retraso de la regla.',
        'Explique por qué un retraso con DIU es urgente.',
      ],
    },
  ),
  step('iud-card', () => card([small(iud({ strings: 26 }), 74, 66, 0.75)]), {
    en: [
      'A card that names the IUD, the day it went in and when it must come out.',
      'Where a card is dangerous at home, keep it at the clinic.',
    ],
    fr: [
      'Une carte avec le nom du DIU, le jour de la pose et la date de retrait.',
      'Si la carte est dangereuse à la maison, gardez-la au centre.',
    ],
    es: [
      'Una tarjeta con el tipo de DIU, el día de colocación y la fecha de retiro.',
      'Si la tarjeta es un riesgo en casa, guárdela en la clínica.',
    ],
  }),
  step(
    'iud-visit',
    () => [
      ...talk(
        [small(iud(), 120, 22, 0.5)],
        { skin: 'skin', head: 'veil', headPaint: 'indigo', cloth: 'leaf' },
        { skin: 'skinDark', head: 'short', cloth: 'terracotta' },
      ),
    ],
    {
      en: ['A client talks with a provider about her IUD.', 'Say it twice: on any day, for any reason.'],
      fr: [
        'Une cliente parle de son DIU avec un prestataire.',
        'Dites-le deux fois : n’importe quel jour, pour toute raison.',
      ],
      es: ['Una usuaria habla de su DIU con un proveedor.', 'Dígalo dos veces: cualquier día, por cualquier motivo.'],
    },
  ),
  step('iud-works-at-once', worksWhen, {
    en: [
      'A copper IUD with a tick: it works at once. An LNG-IUD with seven suns and a condom: perhaps seven days first.',
      'Say which of the two pictures is hers.',
    ],
    fr: [
      'Un DIU au cuivre avec une coche : il agit tout de suite. Un DIU au LNG avec sept soleils et un préservatif : parfois sept jours d’abord.',
      'Dites laquelle des deux images est la sienne.',
    ],
    es: [
      'Un DIU de cobre con una marca: protege de inmediato. Un DIU de LNG con siete soles y un condón: a veces primero siete días.',
      'Diga cuál de los dos dibujos es el suyo.',
    ],
  }),
]

/** Copper at once; the hormone after seven days, until then condoms. */
function worksWhen(): Shape[] {
  return [
    backdrop(),
    path('M108 12V158', { stroke: 'white', width: 6 }),
    small(iud({ strings: 30 }), 54, 16, 0.78),
    ...tick(54, 136, 46),
    small(iud({ strings: 30, kind: 'hormone' }), 146, 16, 0.66),
    methodSign('condom', { x: 176, y: 40, scale: 0.56 }),
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((day) => sun(124 + (day % 4) * 29 + (day > 3 ? 15 : 0), day > 3 ? 148 : 122, 7)),
  ]
}
