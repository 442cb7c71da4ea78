import { diagram, WIDTHS } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { arrow, circle, ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import {
  bareVas,
  closedVas,
  directions,
  heldVas,
  hiddenVas,
  openedVas,
  opening,
  ringedClamp,
  sharpForceps,
  skinWindow,
  VIEW_HEIGHT,
} from './vas-view.ts'

const GAP = 22
/** Both limbs of the loop: to the groin above, to the testicle below. */
const LOOP = 'M0 124C-14 98 -78 84 -86 130C-80 174 -14 162 0 136'

/** What is drawn on the skin at each step. */
const hold = () => [...hiddenVas(1), ...heldVas(-1), ringedClamp(0, 128, 50)]
const puncture = () => [
  ...hold(),
  circle(0, 128, 6, { fill: 'blood', stroke: 'white', width: 2.5 }),
  sharpForceps(36, 92, 44, 2),
]
const lift = () => [
  ...hiddenVas(1),
  ...openedVas(-1),
  opening(),
  ...bareVas(LOOP),
  // its sheath, pushed back to the opening
  ...['M-9 112L-18 105', 'M-9 148L-18 155'].flatMap((d) => [
    path(d, { stroke: 'fleshDeep', width: 27 }),
    path(d, { stroke: 'flesh', width: 21 }),
  ]),
  ringedClamp(-84, 130, 4),
]
const close = () => [
  ...hiddenVas(1),
  ...openedVas(-1),
  opening(),
  ...bareVas('M0 124C-10 108 -30 104 -50 104'),
  ...bareVas('M0 136C-10 154 -30 160 -62 160'),
  // a layer of tissue over the upper end
  path('M-24 88C-40 80 -80 80 -80 104C-80 126 -42 126 -26 118C-20 112 -20 94 -24 88Z', {
    fill: 'flesh',
    stroke: 'fleshDeep',
    width: 3,
  }),
  line([-30, 91], [-30, 119], { stroke: 'indigo', width: 7 }),
  path('M-42 98H-56C-64 98 -64 110 -56 110H-42', { stroke: 'fleshDeep', width: 2.5, dash: [5, 4] }),
  line([-48, 149], [-48, 171], { stroke: 'indigo', width: 7 }),
]
const back = () => [
  ...hiddenVas(1),
  ...closedVas(-1),
  opening(),
  ...arrow([0, 54], [0, 112], { width: 7, paint: 'white' }),
]
const other = () => [...closedVas(-1), ...heldVas(1), opening(), ringedClamp(0, 128, -50)]
const plaster = () => [
  ...closedVas(-1),
  ...closedVas(1),
  rect(-52, 108, 104, 42, { fill: 'fat', stroke: 'skinDark', width: 2.5, radius: 18 }),
  rect(-20, 108, 40, 42, { fill: 'white', stroke: 'steel', width: 2 }),
  ellipse(0, 129, 3, 3, { fill: 'blood' }),
]

function steps(first: number, scenes: (() => Shape[])[], captions: string[], words: string[]): Shape[] {
  const width = (WIDTHS.full - GAP * (scenes.length - 1)) / scenes.length
  return scenes.flatMap((scene, index) => {
    const left = index * (width + GAP)
    return [
      group([...skinWindow(width), ...scene(), ...directions(words)], { x: left + width / 2 }),
      ...stepNumber(first + index, left + 24, 24),
      ...textBox(captions[index] ?? '', left, VIEW_HEIGHT + 6, width).shapes,
    ]
  })
}

/** No-scalpel vasectomy as an observer sees it, steps 1 to 3. */
export const vasSteps1 = diagram({
  id: 'vas-steps-1',
  width: 'full',
  height: 316,
  anatomical: true,
  texts: {
    en: {
      words: ['Groin', 'Testicle'],
      captions: [
        'Ringed clamp around vas and skin',
        'One tiny puncture, then spread',
        'Loop of vas out, sheath pushed back',
      ],
      alt: 'Three pictures from the front. 1: the ringed clamp holds the vas under the midline; its ring lies outside, around the vas and the skin. 2: the clamp still holds; the sharp forceps make one tiny puncture and spread it. 3: a loop of the vas is lifted out to the side, its sheath is pushed back, and the clamp holds the loop; one limb goes to the groin, the other to the testicle.',
      note: 'Dashed: the vas under the skin. Ask the observers which tool the assistant hands over at each picture.',
    },
    fr: {
      words: ['Aine', 'Testicule'],
      captions: [
        'La pince annulaire tient canal et peau',
        'Une ponction minime, puis écarter',
        'Anse du canal sortie, gaine repoussée',
      ],
      alt: 'Trois images de face. 1 : la pince annulaire tient le canal déférent au milieu ; son anneau est dehors, autour du canal et de la peau. 2 : la pince tient toujours ; la pince pointue fait une ponction minime et l’écarte. 3 : une anse du canal est sortie sur le côté, sa gaine repoussée, et la pince tient l’anse ; une branche va vers l’aine, l’autre vers le testicule.',
      note: 'En pointillé : le canal sous la peau. Demandez quel instrument l’assistant tend à chaque image.',
    },
    es: {
      words: ['Ingle', 'Testículo'],
      captions: [
        'La pinza de anillo sujeta conducto y piel',
        'Una punción mínima y separar',
        'Asa fuera, vaina apartada',
      ],
      alt: 'Tres imágenes de frente. 1: la pinza de anillo sujeta el conducto deferente en la línea media; el anillo queda por fuera, alrededor del conducto y de la piel. 2: la pinza sigue sujetando; la pinza aguda hace una punción mínima y la separa. 3: se saca un asa del conducto hacia un lado, se aparta su vaina y la pinza sujeta el asa; una rama va a la ingle, la otra al testículo.',
      note: 'La línea de trazos: el conducto bajo la piel. Pregunte qué instrumento entrega el asistente en cada imagen.',
    },
  },
  draw: ({ captions, words }) => steps(1, [hold, puncture, lift], captions, words),
})

/** No-scalpel vasectomy as an observer sees it, steps 4 to 7. */
export const vasSteps2 = diagram({
  id: 'vas-steps-2',
  width: 'full',
  height: 316,
  anatomical: true,
  texts: {
    en: {
      words: ['Groin', 'Testicle'],
      captions: [
        'Cut, tie, cover one end',
        'No bleeding? Back in',
        'Other vas, same opening',
        'Gauze, plaster; no stitches',
      ],
      alt: 'Four pictures from the front. 4: the vas is cut; both ends are tied, and a layer of tissue is laid over the end that comes from the groin. 5: without bleeding the closed ends go back under the skin. 6: the first vas is closed; the clamp now holds the other one at the same opening. 7: both are closed; gauze and a plaster, no stitches.',
      note: 'Ask how the team makes sure that both sides are done, and not one side twice. Instead of ties, heat may seal the ends.',
    },
    fr: {
      words: ['Aine', 'Testicule'],
      captions: [
        'Couper, lier, couvrir un bout',
        'Ne saigne pas ? On remet',
        'L’autre canal, même ouverture',
        'Compresse ; pas de points',
      ],
      alt: 'Quatre images de face. 4 : le canal est coupé ; les deux bouts sont liés et un feuillet de tissu couvre celui qui vient de l’aine. 5 : sans saignement, les bouts fermés retournent sous la peau. 6 : le premier canal est fermé ; la pince tient maintenant l’autre, à la même ouverture. 7 : les deux sont fermés ; compresse et pansement, sans points de suture.',
      note: 'Demandez comment l’équipe s’assure que les deux côtés sont faits, et non deux fois le même. La chaleur peut remplacer les ligatures.',
    },
    es: {
      words: ['Ingle', 'Testículo'],
      captions: [
        'Cortar, ligar, cubrir un extremo',
        'Sin sangrado: adentro',
        'El otro, por la misma abertura',
        'Gasa y tira, sin puntos',
      ],
      alt: 'Cuatro imágenes de frente. 4: se corta el conducto; se ligan los dos extremos y una capa de tejido cubre el que viene de la ingle. 5: si no sangra, los extremos cerrados vuelven bajo la piel. 6: el primer conducto está cerrado; la pinza sujeta ahora el otro, en la misma abertura. 7: los dos están cerrados; gasa y tira adhesiva, sin puntos.',
      note: 'Pregunte cómo comprueba el equipo que se cerraron los dos lados y no dos veces el mismo. El calor puede sustituir a las ligaduras.',
    },
  },
  draw: ({ captions, words }) => steps(4, [close, back, other, plaster], captions, words),
})
