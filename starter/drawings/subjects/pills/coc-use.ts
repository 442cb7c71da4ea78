import { diagram } from '../../diagram.ts'
import { sixCells } from '../../kit/cells.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, clock } from '../../kit/objects.ts'
import { DANGER_FILLS } from '../../kit/panels.ts'
import { bust, pregnantWoman } from '../../kit/people.ts'
import { arrow, circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { tallCards } from '../../kit/tall-cards.ts'
import { text } from '../../kit/text.ts'
import { dial } from '../implants/signs.ts'
import { bedRest, headache, heartSign, leg } from '../training/community/screening-icons.ts'
import { CLIENT, house, NURSE } from '../training/things.ts'
import { dressed } from './coc-icons.ts'
import { drawPill, type Pill } from './pack.ts'
import { vomits } from './scenes.ts'

/** The client shows with the pack in her hand that she can use it. */
export const packInHand = sixCells(
  'pack-in-hand',
  [
    () => [
      bust(NURSE, { x: 46, y: 4, scale: 0.4 }),
      bust(CLIENT, { x: -8, y: 4, scale: 0.4 }),
      path('M2 98Q4 80 20 82', { stroke: 'skin', width: 9 }),
      methodSign('pills', { x: 14, y: 52, scale: 0.46 }),
    ],
    () => [...corner(['now', 'active', 'active', 'active', 'active', 'active']), ...arrow([4, 12], [90, 12], ARROW)],
    () => [...corner(['taken', 'now', 'active', 'active', 'active', 'active'])],
    () => [
      ...emptyPack(),
      ...arrow([34, 40], [52, 54], { paint: 'leaf', width: 7 }),
      methodSign('pills', { x: 48, y: 48, scale: 0.52 }),
    ],
    () => [group(house(), { x: 0, y: 14, scale: 0.74 }), ...clock(76, 30, 24, 0.62)],
    () => [...corner(['taken', 'missed', 'now', 'active', 'active', 'active'])],
  ],
  {
    en: {
      words: [
        'She holds it, you sit beside her',
        'She finds the first pill and the arrow',
        'She says how to take one each day',
        'She shows what follows the last pill',
        'She names her hour and her place',
        'She shows what to do if she forgot one',
      ],
      alt: 'Six steps with the pack in the client’s hand: she holds it, and the provider sits beside her; she finds the first pill and the arrow; she says how she will take one each day; she shows what comes after the last pill; she names her hour and her place; she shows what to do after a missed pill.',
      note: 'In every step the client speaks and points; the provider listens.',
    },
    fr: {
      words: [
        'Elle la tient, vous êtes à côté d’elle',
        'Elle trouve la première pilule et la flèche',
        'Elle dit comment en prendre une par jour',
        'Elle montre ce qui suit la dernière pilule',
        'Elle nomme son heure et son endroit',
        'Elle montre quoi faire après un oubli',
      ],
      alt: 'Six étapes, la plaquette dans la main de la cliente : elle la tient, la soignante est assise à côté ; elle trouve la première pilule et la flèche ; elle dit comment en prendre une par jour ; elle montre ce qui suit la dernière pilule ; elle nomme son heure et son endroit ; elle montre quoi faire après un oubli.',
      note: 'À chaque étape, c’est la cliente qui parle et qui montre ; la soignante écoute.',
    },
    es: {
      words: [
        'Ella lo tiene, usted se sienta a su lado',
        'Encuentra la primera píldora y la flecha',
        'Dice cómo tomará una cada día',
        'Muestra qué sigue a la última píldora',
        'Nombra su hora y su lugar',
        'Muestra qué hacer tras un olvido',
      ],
      alt: 'Seis pasos con el paquete en la mano de la usuaria: ella lo tiene y la proveedora se sienta a su lado; encuentra la primera píldora y la flecha; dice cómo tomará una cada día; muestra qué sigue a la última píldora; nombra su hora y su lugar; muestra qué hacer tras un olvido.',
      note: 'En cada paso la usuaria habla y señala; la proveedora escucha.',
    },
  },
  1,
)

/** A pack without pills. */
function emptyPack(): Shape[] {
  return [
    rect(2, 4, 50, 42, { fill: 'steelPale', stroke: 'steelDark', width: 3, radius: 7 }),
    ...[14, 27, 40].flatMap((x) => [18, 32].map((y) => circle(x, y, 4.5, { stroke: 'steel', width: 2 }))),
  ]
}

const ARROW = { paint: 'indigo', width: 6 } as const

/** The corner of a pack, with three pills in a row. */
function corner(places: Pill[]): Shape[] {
  return [
    path('M4 96V40Q4 30 14 30H100V96Z', { fill: 'steelPale', stroke: 'steelDark', width: 3 }),
    ...places.map((pill, index) =>
      group(drawPill(pill, 0, 0), { x: 22 + (index % 3) * 29, y: 48 + Math.floor(index / 3) * 30, scale: 0.66 }),
    ),
  ]
}

/** Reasons to stop combined pills. */
export const cocStop = sixCells(
  'coc-stop',
  [
    () => headache(),
    () => dial(52),
    () => [group(leg(), { x: -6, y: 4, scale: 0.74 }), group(heartSign(), { x: 50, y: 44, scale: 0.5 })],
    () => dressed([64, 48]),
    () => bedRest(),
    () => pregnantWoman(),
  ],
  {
    en: {
      words: [
        'Migraine begins or becomes worse',
        'Pressure reaches 140/90 or more',
        'Signs of clot, stroke, heart or liver illness',
        'Breast cancer is found',
        'She will not walk for a week or more',
        'Pregnancy is confirmed',
      ],
      alt: 'Stop combined pills when: migraine begins or becomes worse; blood pressure reaches 140/90 or more; there are signs of a clot, a stroke, heart or liver disease; breast cancer is found; a week or more without walking is ahead; pregnancy is confirmed.',
      note: 'For each picture: which method has she from today, and who sees her next?',
    },
    fr: {
      words: [
        'Une migraine commence ou s’aggrave',
        'La tension atteint 140/90 ou plus',
        'Signes de caillot, d’AVC, du cœur ou du foie',
        'Un cancer du sein est trouvé',
        'Une semaine ou plus sans marcher s’annonce',
        'Une grossesse est confirmée',
      ],
      alt: 'Arrêter la pilule combinée quand : une migraine commence ou s’aggrave ; la tension atteint 140/90 ou plus ; il y a des signes de caillot, d’AVC, de maladie du cœur ou du foie ; un cancer du sein est trouvé ; une semaine ou plus sans marcher s’annonce ; une grossesse est confirmée.',
      note: 'Pour chaque image : quelle méthode a-t-elle dès aujourd’hui, et qui la voit ensuite ?',
    },
    es: {
      words: [
        'La migraña empieza o empeora',
        'La presión llega a 140/90 o más',
        'Señales de coágulo, derrame, corazón o hígado',
        'Se halla cáncer de mama',
        'Viene una semana o más sin caminar',
        'Se confirma un embarazo',
      ],
      alt: 'Dejar la píldora combinada cuando: la migraña empieza o empeora; la presión llega a 140/90 o más; hay señales de coágulo, derrame cerebral, enfermedad del corazón o del hígado; se halla cáncer de mama; viene una semana o más sin caminar; se confirma un embarazo.',
      note: 'Para cada dibujo: ¿qué método tiene desde hoy y quién la ve después?',
    },
  },
  undefined,
  DANGER_FILLS,
)

/** Pills when she vomits or is ill. */
export const pillVomiting = diagram({
  id: 'pill-vomiting',
  width: 'full',
  height: 336,
  texts: {
    en: {
      words: [
        'Vomited within 2 hours: another hormonal pill',
        'Ill: keep taking pills if she can',
        'Ill over 2 days: as for missed pills',
        'The extra pill: from a spare pack',
      ],
      alt: 'Four pictures. Vomited within 2 hours: take another hormonal pill. Keep taking pills through an illness if she can. Ill for more than 2 days: as for missed pills. The extra pill comes from a spare pack.',
      note: 'Trainees point to the picture that fits: vomited after one hour; diarrhoea since Monday.',
    },
    fr: {
      words: [
        'Vomi dans les 2 heures : prendre une autre pilule active',
        'Malade : continuer la pilule si elle peut',
        'Malade plus de 2 jours : comme un oubli',
        'La pilule en plus vient d’une autre plaquette',
      ],
      alt: 'Quatre images. Vomi dans les 2 heures : prendre une autre pilule active. Malade : continuer la pilule si elle peut. Malade plus de 2 jours : comme pour des pilules oubliées. La pilule en plus vient d’une autre plaquette.',
      note: 'Les participants montrent l’image qui convient : vomi après une heure ; diarrhée depuis lundi.',
    },
    es: {
      words: [
        'Vomitó en 2 horas: tomar otra píldora activa',
        'Enferma: seguir con la píldora si puede',
        'Enferma más de 2 días: como un olvido',
        'La píldora extra sale de otro paquete',
      ],
      alt: 'Cuatro dibujos. Vomitó en las 2 horas siguientes: tomar otra píldora activa. Enferma: seguir con la píldora si puede. Enferma más de 2 días: como con píldoras olvidadas. La píldora extra sale de otro paquete.',
      note: 'El grupo señala el dibujo que corresponde: vomitó a la hora; diarrea desde el lunes.',
    },
  },
  draw: ({ words }) =>
    tallCards(words.map((label, index) => ({ scene: VOMITING[index]?.() ?? [], box: [-2, 0, 104, 104], label }))),
})

const VOMITING: (() => Shape[])[] = [
  () => [group(vomits(), { x: 0, y: 10, scale: 0.5 }), ...clock(80, 30, 22, 1 / 6), ...bigPill(86, 84)],
  () => [
    group(bedRest(), { x: 0, y: -14, scale: 0.84 }),
    methodSign('pills', { x: 20, y: 52, scale: 0.48 }),
    ...tick(82, 78, 28),
  ],
  () => [...calendar(34, 36, 58), path('M14 32l12 12M26 32l-12 12M42 32l12 12M54 32l-12 12', CROSSES), missedRow()],
  () => [
    methodSign('pills', { x: 0, y: 0, scale: 0.56 }),
    methodSign('pills', { x: 30, y: 42, scale: 0.56 }),
    ...bigPill(86, 20),
    ...arrow([76, 48], [84, 36], { paint: 'leaf', width: 5 }),
  ],
]
const CROSSES = { stroke: 'terracotta', width: 4.5 } as const

function bigPill(x: number, y: number): Shape[] {
  return [circle(x, y, 13, { fill: 'marigold', stroke: 'ink', width: 3 })]
}

/** Three missed pills. */
function missedRow(): Shape {
  return group(
    [0, 1, 2].flatMap((index) => drawPill('missed', index * 45, 0)),
    { x: 24, y: 84, scale: 0.62 },
  )
}

const [WEEK, TOP, ROW] = [26, 32, 94] as const
/** Weeks with hormonal pills and the week off: every fourth, the last of thirteen, none. */
const WAYS = [[3, 7, 11], [12], []]

/** Thirteen weeks of three ways to take combined pills. */
export const pillPauses = diagram({
  id: 'pill-pauses',
  width: 'half',
  height: TOP + ROW * 3 + 22,
  texts: {
    en: {
      names: ['Usual', 'Extended: 12 weeks', 'Continuous'],
      key: ['a week of pills', 'a week off'],
      alt: 'Thirteen weeks as squares, three ways. Usual: three weeks of hormonal pills, one week off, and again. Extended: twelve weeks of hormonal pills, then one week off. Continuous: no week off.',
      note: 'A filled square is a week of hormonal pills, a dashed one a week without. Trainees count the weeks without in each row.',
    },
    fr: {
      names: ['Habituel', 'Prolongé : 12 semaines', 'Continu'],
      key: ['semaine active', 'pause'],
      alt: 'Treize semaines en carrés, de trois façons. Habituel : trois semaines de pilules actives, une semaine de pause, et ainsi de suite. Prolongé : douze semaines de pilules actives, puis une semaine de pause. Continu : aucune pause.',
      note: 'Un carré plein est une semaine de pilules actives, un carré en tirets une semaine sans. On compte les semaines sans dans chaque rangée.',
    },
    es: {
      names: ['Habitual', 'Prolongado: 12 semanas', 'Continuo'],
      key: ['semana activa', 'pausa'],
      alt: 'Trece semanas como cuadros, de tres formas. Habitual: tres semanas de píldoras activas, una de pausa, y así. Prolongado: doce semanas de píldoras activas y una de pausa. Continuo: sin pausa.',
      note: 'Un cuadro lleno es una semana de píldoras activas; uno de guiones, una semana sin ellas. Se cuentan las semanas sin píldoras de cada fila.',
    },
  },
  draw: ({ names, key }) => [
    ...WAYS.flatMap((off, way): Shape[] => {
      const top = TOP + way * ROW
      return [
        text(names[way] ?? '', 0, top - 10, { bold: true, paint: 'indigo' }),
        ...Array.from({ length: 13 }, (_, week) => weekBox(week * 29.3 + 1, top, off.includes(week))),
        line([0, top + 62], [379, top + 62], { stroke: 'line', width: 2 }),
      ]
    }),
    ...key.flatMap((words, index) => [
      weekBox(index * 222 + 1, TOP + ROW * 3 - 32, index === 1),
      text(words, index * 222 + 38, TOP + ROW * 3 + 5),
    ]),
  ],
})

/** A week with hormonal pills, or without. */
function weekBox(x: number, y: number, isOff: boolean): Shape {
  return rect(x, y + 4, WEEK, 48, {
    ...(isOff ? { fill: 'white', stroke: 'terracotta', dash: [6, 5] } : { fill: 'marigold', stroke: 'ink' }),
    width: 2.5,
    radius: 5,
  })
}
