import { card, sorePart, tablets, talk, thermometer, warning } from '../../kit/client-scenes.ts'
import { calendar } from '../../kit/days.ts'
import { backdrop } from '../../kit/frames.ts'
import { clock } from '../../kit/objects.ts'
import { arrow, group, path, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { text } from '../../kit/text.ts'
import { iud, placedIud, womb } from './parts.ts'

const COPPER_MONTH = [2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const HORMONE_MONTH = [1, 0, 1, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

const small = (shapes: Shape[], x: number, y: number, scale: number, rotate = 0) =>
  group(shapes, { x, y, scale, rotate })

export const iudCare = [
  step('iud-cramps', tablets, {
    en: ['Tablets and a glass of water against cramps.', 'Say which tablet, how many and how often.'],
    fr: ['Des comprimés et un verre d’eau contre les crampes.', 'Dites quel comprimé, combien et à quel rythme.'],
    es: ['Tabletas y un vaso de agua contra los cólicos.', 'Diga qué tableta, cuántas y cada cuánto.'],
  }),
  step('iud-bleeding-copper', () => [backdrop(), ...calendar(29, 33, 26, COPPER_MONTH)], {
    en: [
      'A month with a copper IUD: longer and heavier bleeding, and a spot between.',
      'Translate “heavier” into cloths or pads in a day.',
    ],
    fr: [
      'Un mois avec un DIU au cuivre : règles plus longues et plus fortes, une tache entre deux.',
      'Traduisez « plus fort » en nombre de serviettes par jour.',
    ],
    es: [
      'Un mes con DIU de cobre: sangrado más largo y más fuerte, y un manchado.',
      'Traduzca «más fuerte» en paños o toallas por día.',
    ],
  }),
  step('iud-bleeding-hormone', () => [backdrop(), ...calendar(29, 33, 26, HORMONE_MONTH)], {
    en: [
      'A first month with an LNG-IUD: light bleeding on many irregular days.',
      'Say that later months usually have lighter and fewer days.',
    ],
    fr: [
      'Un premier mois avec un DIU au LNG : saignements légers, de nombreux jours irréguliers.',
      'Dites que plus tard les jours sont d’ordinaire moins nombreux et plus légers.',
    ],
    es: [
      'Un primer mes con DIU de LNG: sangrado leve en muchos días irregulares.',
      'Diga que después suelen ser menos días y más leves.',
    ],
  }),
  step(
    'iud-strings',
    () => womb(placedIud(30, { strings: 84 }), ...finger()),
    {
      en: [
        'A clean finger in the vagina feels the two strings; it does not pull.',
        'Say that checking is her choice, no duty.',
      ],
      fr: [
        'Un doigt propre dans le vagin sent les deux fils, sans tirer.',
        'Dites que vérifier est son choix, pas un devoir.',
      ],
      es: [
        'Un dedo limpio en la vagina toca los dos hilos, sin tirar.',
        'Diga que revisar es su elección, no un deber.',
      ],
    },
    true,
  ),
  step(
    'iud-slipped',
    () => [...womb(placedIud(112, { strings: 44 })), ...warning(206, 38)],
    {
      en: [
        'An IUD that slips out of the womb: hard plastic can be felt in the vagina.',
        'Ask what she should use until she comes: condoms.',
      ],
      fr: [
        'Un DIU qui sort de l’utérus : on sent du plastique dur dans le vagin.',
        'Demandez ce qu’elle utilise en attendant : le préservatif.',
      ],
      es: [
        'Un DIU que se sale del útero: se toca plástico duro en la vagina.',
        'Pregunte qué debe usar mientras viene: condón.',
      ],
    },
    true,
  ),
  step(
    'iud-pain-fever',
    () => [backdrop('terracottaPale'), ...sorePart(0), ...thermometer(188, 140, 64), ...warning(190, 36)],
    {
      en: ['Strong pain low in the belly and fever: come at once.', 'Ask where she would go at night.'],
      fr: ['Forte douleur au bas du ventre et fièvre : venir aussitôt.', 'Demandez où elle irait la nuit.'],
      es: ['Dolor fuerte en el bajo vientre y fiebre: venir enseguida.', 'Pregunte adónde iría de noche.'],
    },
  ),
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
  step('iud-works-at-once', () => [backdrop(), ...clock(82, 88, 56, 0), small(iud({ strings: 30 }), 184, 36, 1.1)], {
    en: ['A copper IUD beside a clock at its start: it works at once.', 'Ask how this differs from the LNG-IUD.'],
    fr: [
      'Un DIU au cuivre à côté d’une horloge à zéro : il agit tout de suite.',
      'Demandez en quoi le DIU au LNG diffère.',
    ],
    es: [
      'Un DIU de cobre junto a un reloj en cero: protege de inmediato.',
      'Pregunte en qué se diferencia el DIU de LNG.',
    ],
  }),
  step(
    'iud-removal',
    () => womb(placedIud(84, { strings: 60 }), ...forceps(), ...arrow([66, 150], [66, 214], { width: 7 })),
    {
      en: [
        'A forceps grips both strings near the cervix and pulls slowly; the arms fold up as the IUD comes out.',
        'Ask when to stop: at firm resistance.',
      ],
      fr: [
        'Une pince saisit les deux fils près du col et tire lentement ; le DIU sort.',
        'Demandez quand s’arrêter : dès qu’il résiste.',
      ],
      es: [
        'Una pinza toma los dos hilos cerca del cuello y tira despacio; el DIU sale.',
        'Pregunte cuándo parar: si hay resistencia firme.',
      ],
    },
    true,
  ),
]

function finger(): Shape[] {
  return [
    path('M4 170V230', { stroke: 'skinDark', width: 24 }),
    path('M4 170V230', { stroke: 'skin', width: 19 }),
    path('M-1 166q5 -6 10 0', { stroke: 'fleshPale', width: 4 }),
  ]
}

function forceps(): Shape[] {
  return [
    path('M0 168L-4 228M2 168L8 228', { stroke: 'steelDark', width: 5 }),
    path('M-5 172H7', { stroke: 'ink', width: 5 }),
  ]
}
