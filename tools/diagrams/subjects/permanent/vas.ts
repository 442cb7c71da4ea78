import { diagram } from '../../diagram.ts'
import { backdrop, numbered } from '../../kit/frames.ts'
import { LABEL, leader } from '../../kit/leader.ts'
import { arrow, circle, ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

/** The organs of a man from the front, 300 wide and 310 high; the scrotum's midline is at x = 150. */
function organs(): Shape[] {
  const vas = (side: -1 | 1) =>
    `M${150 + side * 44} 236C${150 + side * 76} 216 ${150 + side * 60} 150 ${150 + side * 74} 96C${150 + side * 82} 52 ${150 + side * 44} 40 ${150 + side * 26} 72C${150 + side * 18} 86 ${150 + side * 12} 96 ${150 + side * 8} 108`
  return [
    // scrotum
    path('M84 190C60 240 66 304 110 306C130 307 142 300 150 290C158 300 170 307 190 306C234 304 240 240 216 190Z', {
      fill: 'skin',
    }),
    // bladder, glands
    path('M150 20C184 20 196 48 186 72C178 92 164 98 150 98S122 92 114 72C104 48 116 20 150 20Z', {
      fill: 'fleshPale',
      stroke: 'fleshDeep',
      width: 2.5,
    }),
    ellipse(124, 92, 17, 10, { fill: 'fat', stroke: 'fleshDeep', width: 2 }),
    ellipse(176, 92, 17, 10, { fill: 'fat', stroke: 'fleshDeep', width: 2 }),
    path('M130 100Q150 92 170 100Q176 120 150 128Q124 120 130 100Z', {
      fill: 'flesh',
      stroke: 'fleshDeep',
      width: 2.5,
    }),
    // vas, testicles
    ...([-1, 1] as const).flatMap((side) => [
      path(vas(side), { stroke: 'fleshDeep', width: 9 }),
      path(vas(side), { stroke: 'bone', width: 5 }),
      ellipse(150 + side * 38, 262, 25, 33, { fill: 'flesh', stroke: 'fleshDeep', width: 2.5 }),
      path(`M${150 + side * 46} 234C${150 + side * 64} 244 ${150 + side * 66} 270 ${150 + side * 56} 286`, {
        stroke: 'fleshDeep',
        width: 9,
      }),
    ]),
    // penis with its tube
    path('M132 128H168V232C168 252 132 252 132 232Z', { fill: 'skinLight', stroke: 'skinDark', width: 2.5 }),
    path('M150 124V246', { stroke: 'fleshPale', width: 5 }),
    path('M134 218Q150 226 166 218', { stroke: 'skinDark', width: 2.5 }),
  ]
}

function closure(x: number, y: number): Shape[] {
  return [
    circle(x, y, 13, { fill: 'white', stroke: 'indigo', width: 4 }),
    path(`M${x - 6} ${y - 6}L${x + 6} ${y + 6}M${x + 6} ${y - 6}L${x - 6} ${y + 6}`, { stroke: 'indigo', width: 4 }),
  ]
}

/** The way of sperm, and where vasectomy closes it. */
export const vasPath = diagram({
  id: 'vas-path',
  width: 'half',
  height: 316,
  anatomical: true,
  texts: {
    en: {
      glands: 'Glands: most of the semen',
      closed: 'Tubes closed',
      testicle: 'Testicle: hormones go on',
      alt: 'The organs of a man from the front. The two tubes that carry sperm are closed in the scrotum. The glands, which make most of the semen, the testicles and the penis stay as they are.',
      note: 'Ask a trainee to point to everything that stays as it was.',
    },
    fr: {
      glands: 'Glandes : même liquide',
      closed: 'Canaux fermés',
      testicle: 'Testicule : mêmes hormones',
      alt: 'Les organes d’un homme vus de face. Les deux canaux des spermatozoïdes sont fermés dans le scrotum. Les glandes, qui font presque tout le sperme, les testicules et le pénis restent comme avant.',
      note: 'Un participant montre tout ce qui reste comme avant.',
    },
    es: {
      glands: 'Glándulas: casi todo el semen',
      closed: 'Conductos cerrados',
      testicle: 'Testículo: hormonas igual',
      alt: 'Los órganos de un hombre vistos de frente. Los dos conductos que llevan los espermatozoides están cerrados en el escroto. Las glándulas, que hacen casi todo el semen, los testículos y el pene quedan igual.',
      note: 'Un participante señala todo lo que queda como antes.',
    },
  },
  draw: ({ glands, closed, testicle }) => [
    group([...organs(), ...closure(86, 202), ...closure(214, 202)], { x: -44, y: 0 }),
    ...textBox(glands, 250, 26, 130, LABEL).shapes,
    ...leader([246, 56], [150, 92]),
    ...textBox(closed, 250, 136, 130, LABEL).shapes,
    ...leader([246, 162], [184, 196]),
    ...textBox(testicle, 250, 222, 130, LABEL).shapes,
    ...leader([246, 260], [168, 264]),
  ],
})

/** Skin of the scrotum from the side, with a vas below it. */
function skin(...inside: Shape[]): Shape[] {
  return [
    backdrop(),
    path('M0 108C60 84 180 84 240 108V158a12 12 0 0 1 -12 12H12a12 12 0 0 1 -12 -12Z', { fill: 'skin' }),
    path('M0 128C60 104 180 104 240 128V158a12 12 0 0 1 -12 12H12a12 12 0 0 1 -12 -12Z', { fill: 'flesh' }),
    ...inside,
  ]
}

function cord(d: string): Shape[] {
  return [path(d, { stroke: 'fleshDeep', width: 15 }), path(d, { stroke: 'bone', width: 10 })]
}

function toolFrom(x: number, y: number, head: Shape[], rotate = 0): Shape {
  return group([path('M-4 0L-16 -84M4 0L16 -84', { stroke: 'steelDark', width: 5.5 }), ...head], { x, y, rotate })
}

const opening = ellipse(120, 94, 16, 7, { fill: 'blood' })
const loop = cord('M52 150C90 146 100 110 104 60C106 30 134 30 136 60C140 110 150 146 188 150')

const hold = skin(
  ...cord('M17 146C80 116 160 116 223 146'),
  toolFrom(120, 92, [ellipse(0, 20, 24, 20, { stroke: 'steelDark', width: 5.5 })]),
)
const puncture = skin(
  ...cord('M17 146C80 122 160 122 223 146'),
  group(
    [
      path('M-3 0L-24 -70M3 0L-2 -76', { stroke: 'steelDark', width: 5.5 }),
      path('M-4 -4L0 12L4 -4Z', { fill: 'steelDark' }),
    ],
    { x: 120, y: 94, rotate: 16 },
  ),
  circle(120, 98, 5, { fill: 'blood' }),
)
const lift = skin(
  ...loop,
  opening,
  toolFrom(120, 22, [ellipse(0, 12, 20, 12, { stroke: 'steelDark', width: 5.5 })], 98),
)
const close = skin(
  ...cord('M52 150C90 146 98 116 102 84'),
  ...cord('M138 84C142 116 150 146 188 150'),
  opening,
  path('M92 88H112M128 88H148', { stroke: 'indigo', width: 6 }),
  path('M100 40L120 74L140 40', { stroke: 'steelDark', width: 6 }),
  circle(96, 32, 9, { stroke: 'ink', width: 4 }),
  circle(144, 32, 9, { stroke: 'ink', width: 4 }),
)
const back = skin(
  ...cord('M17 146C50 128 70 124 92 124'),
  ...cord('M148 124C170 124 190 128 223 146'),
  opening,
  path('M92 114V134M148 114V134', { stroke: 'indigo', width: 6 }),
  ...arrow([120, 30], [120, 74], { width: 6 }),
)
const other = [
  backdrop(),
  path('M48 0C40 80 50 156 98 156C112 156 118 150 120 144C122 150 128 156 142 156C190 156 200 80 192 0Z', {
    fill: 'skin',
  }),
  path('M120 0V144', { stroke: 'skinDark', width: 3 }),
  ...cord('M78 8C88 40 84 70 78 100'),
  ...cord('M162 8C152 40 156 70 162 100'),
  ellipse(120, 52, 10, 6, { fill: 'blood' }),
  ...arrow([104, 44], [90, 40], { width: 5 }),
  ...arrow([136, 44], [150, 40], { width: 5 }),
]
const plaster = [
  backdrop(),
  path('M48 0C40 80 50 156 98 156C112 156 118 150 120 144C122 150 128 156 142 156C190 156 200 80 192 0Z', {
    fill: 'skin',
  }),
  path('M120 0V144', { stroke: 'skinDark', width: 3 }),
  rect(88, 38, 64, 30, { fill: 'fat', stroke: 'skinDark', width: 2, radius: 14 }),
  rect(108, 38, 24, 30, { fill: 'white' }),
]

/** No-scalpel vasectomy as an observer sees it, steps 1 to 3. */
export const vasSteps1 = diagram({
  id: 'vas-steps-1',
  width: 'full',
  height: 253,
  anatomical: true,
  texts: {
    en: {
      captions: ['Ringed clamp holds the vas', 'One tiny puncture, then spread', 'Loop out, sheath cleared'],
      alt: 'Three pictures. 1: a ringed clamp holds the vas under the skin of the midline. 2: the sharp forceps make one tiny puncture and spread it. 3: a loop of the vas is lifted out and its sheath is cleared.',
      note: 'Ask the observers which tool the assistant hands over at each picture.',
    },
    fr: {
      captions: [
        'La pince annulaire tient le canal',
        'Une ponction minime, puis écarter',
        'Anse sortie, gaine dégagée',
      ],
      alt: 'Trois images. 1 : une pince annulaire tient le canal déférent sous la peau, au milieu. 2 : la pince pointue fait une ponction minime et l’écarte. 3 : une anse du canal est sortie et sa gaine dégagée.',
      note: 'Demandez quel instrument l’assistant tend à chaque image.',
    },
    es: {
      captions: [
        'La pinza de anillo sujeta el conducto',
        'Una punción mínima y separar',
        'Sacar un asa, limpiar la vaina',
      ],
      alt: 'Tres imágenes. 1: una pinza de anillo sujeta el conducto deferente bajo la piel, en la línea media. 2: la pinza aguda hace una punción mínima y la separa. 3: se saca un asa del conducto y se limpia su vaina.',
      note: 'Pregunte qué instrumento entrega el asistente en cada imagen.',
    },
  },
  draw: ({ captions }) => numbered(1, [hold, puncture, lift], captions),
})

/** No-scalpel vasectomy as an observer sees it, steps 4 to 7. */
export const vasSteps2 = diagram({
  id: 'vas-steps-2',
  width: 'full',
  height: 204,
  anatomical: true,
  texts: {
    en: {
      captions: ['Cut and close', 'No bleeding? Back in', 'Other side, same hole', 'Plaster, no stitches'],
      alt: 'Four pictures. 4: the vas is cut and its ends are closed. 5: without bleeding the ends go back inside. 6: the other vas is closed through the same opening. 7: a plaster; no stitches.',
      note: 'Ask how the team makes sure that both sides are done, and not one side twice.',
    },
    fr: {
      captions: ['Couper et fermer', 'Sans saignement : remettre', 'L’autre, même orifice', 'Pansement, sans points'],
      alt: 'Quatre images. 4 : le canal est coupé et ses bouts fermés. 5 : sans saignement, les bouts sont remis en place. 6 : l’autre canal est fermé par la même ouverture. 7 : un pansement, sans points de suture.',
      note: 'Demandez comment l’équipe s’assure que les deux côtés sont faits, et non deux fois le même.',
    },
    es: {
      captions: ['Cortar y cerrar', 'Sin sangrado: adentro', 'El otro, mismo orificio', 'Tira adhesiva, sin puntos'],
      alt: 'Cuatro imágenes. 4: se corta el conducto y se cierran sus extremos. 5: si no sangra, los extremos vuelven adentro. 6: el otro conducto se cierra por la misma abertura. 7: una tira adhesiva, sin puntos.',
      note: 'Pregunte cómo comprueba el equipo que se cerraron los dos lados y no dos veces el mismo.',
    },
  },
  draw: ({ captions }) => numbered(4, [close, back, other, plaster], captions),
})

/** The three-finger hold of the vas. */
export const vasHold = diagram({
  id: 'vas-hold',
  width: 'half',
  height: 280,
  anatomical: true,
  texts: {
    en: {
      above: 'Thumb and index above',
      below: 'Middle finger below',
      alt: 'Three fingers hold the vas under the skin of the scrotum: thumb and index finger above, the middle finger below pushes it up.',
      note: 'Let everyone hold a thread under a cloth like this, with a light steady pressure.',
    },
    fr: {
      above: 'Pouce et index dessus',
      below: 'Majeur dessous',
      alt: 'Trois doigts tiennent le canal déférent sous la peau du scrotum : pouce et index dessus, le majeur dessous le pousse vers le haut.',
      note: 'Chacun tient ainsi un fil sous un tissu, avec une pression légère et constante.',
    },
    es: {
      above: 'Pulgar e índice arriba',
      below: 'Dedo medio abajo',
      alt: 'Tres dedos sujetan el conducto deferente bajo la piel del escroto: pulgar e índice arriba, el dedo medio abajo lo empuja hacia arriba.',
      note: 'Cada uno sujeta así un hilo bajo una tela, con una presión suave y constante.',
    },
  },
  draw: ({ above, below }) => [
    rect(0, 0, 380, 280, { fill: 'indigoPale', radius: 14 }),
    path('M0 150C70 150 110 116 190 116S310 150 380 150V196C310 196 270 166 190 166S70 196 0 196Z', { fill: 'skin' }),
    ...cord('M20 172C90 168 130 140 190 140S290 168 360 172'),
    ...gloved(126, 122, 150),
    ...gloved(254, 122, 210),
    ...gloved(190, 168, 0),
    ...textBox(above, 190, 14, 340, { ...LABEL, anchor: 'middle' }).shapes,
    ...textBox(below, 14, 208, 158, LABEL).shapes,
    ...leader([112, 254], [174, 236]),
    line([190, 122], [190, 158], { stroke: 'skinDark', width: 3, dash: [5, 5] }),
  ],
})

/** A gloved finger whose tip is at (x, y). @param rotate degrees clockwise; 0 comes from below */
function gloved(x: number, y: number, rotate: number): Shape[] {
  return [
    group([path('M-17 84V18C-17 -4 17 -4 17 18V84Z', { fill: 'water', stroke: 'waterDeep', width: 3 })], {
      x,
      y,
      rotate,
    }),
  ]
}
