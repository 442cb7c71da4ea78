import type { Diagram } from '../../diagram.ts'
import { anatomicalCard } from '../../kit/card-picture.ts'
import { weeks } from '../../kit/cycle-day.ts'
import { backdrop } from '../../kit/frames.ts'
import { drop } from '../../kit/objects.ts'
import type { Paint } from '../../kit/palette.ts'
import { circle, ellipse, group, path, pointAt, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { plainWomb } from './parts.ts'

/** The neck of the womb as the speculum shows it, 150 wide with its middle at (120, 84). @param onIt in the same coordinates */
function cervix(fill: Paint, onIt: Shape[], below: Shape[] = []): Shape[] {
  return [
    backdrop(fill),
    ellipse(120, 84, 92, 76, { fill: 'flesh', stroke: 'fleshDeep', width: 3 }),
    ...below,
    circle(120, 84, 56, { fill: 'fleshPale', stroke: 'fleshDeep', width: 4 }),
    ...onIt,
  ]
}

/** The opening of the cervix. */
const opening = ellipse(120, 84, 15, 7, { fill: 'fleshDeep' })

/** Lines around a place that hurts. */
function pain(x: number, y: number, radius: number): Shape[] {
  return Array.from({ length: 8 }, (_, index) => {
    const [from, to] = [pointAt([x, y], radius, index * 45), pointAt([x, y], radius + 15, index * 45)]
    return path(`M${from.join(' ')}L${to.join(' ')}`, { stroke: 'blood', width: 5 })
  })
}

function pus(): Shape[] {
  return [
    opening,
    drop(112, 122, 42, 'marigold'),
    drop(128, 140, 48, 'marigold'),
    circle(120, 86, 12, { fill: 'marigold' }),
  ]
}

/** A finger that moves the cervix to and fro. */
function moved(): Shape[] {
  return [
    opening,
    ...pain(120, 84, 26),
    path('M196 160Q184 130 168 108', { stroke: 'skinDark', width: 26 }),
    path('M196 160Q184 130 168 108', { stroke: 'skin', width: 21 }),
    path('M38 84H14M24 74L12 84L24 94M202 66H226M216 56L228 66L216 76', { stroke: 'ink', width: 5 }),
  ]
}

/** A swab touches, and it bleeds. */
function bleeds(): Shape[] {
  return [
    opening,
    path('M226 22L158 70', { stroke: 'steelDark', width: 6 }),
    ellipse(152, 74, 15, 11, { fill: 'white', stroke: 'ink', width: 3 }),
    circle(140, 86, 11, { fill: 'blood' }),
    drop(138, 128, 36, 'blood'),
    drop(154, 146, 30, 'blood'),
  ]
}

function redRing(): Shape[] {
  return [
    circle(120, 84, 30, { fill: 'muscle' }),
    ...Array.from({ length: 10 }, (_, index) => circle(...pointAt([120, 84], 23, index * 36), 3, { fill: 'flesh' })),
    opening,
  ]
}

/** White flakes in the vagina around a clear cervix. */
function flakes(): Shape[] {
  return [-150, -110, -70, -30, 30, 70, 110, 150, 180].map((angle, index) => {
    const [x, y] = pointAt([120, 84], 66, angle)
    return ellipse(x * 1.12 - 14.4, y, 11 + (index % 3) * 2, 8, { fill: 'white', stroke: 'steelDark', width: 2 })
  })
}

/** The womb from the side, bent back towards the spine; a dashed line is the usual way. */
function tiltedBack(): Shape[] {
  return [
    backdrop('indigoPale'),
    path('M212 12C226 50 226 110 206 160', { stroke: 'bone', width: 24 }),
    path('M212 12C226 50 226 110 206 160', { stroke: 'steelDark', width: 24, dash: [2, 15] }),
    path('M92 166C96 138 104 128 112 114', { stroke: 'flesh', width: 26 }),
    path('M110 108C88 92 60 88 44 70', { stroke: 'inkSoft', width: 5, dash: [8, 8] }),
    group(
      [
        path(
          'M-17 4C-19 -12 -22 -18 -28 -36C-36 -66 -24 -86 0 -86S36 -66 28 -36C22 -18 19 -12 17 4C10 12 -10 12 -17 4Z',
          { fill: 'flesh', stroke: 'fleshDeep', width: 3 },
        ),
        path('M0 2V-56', { stroke: 'fleshPale', width: 8 }),
      ],
      { x: 114, y: 108, rotate: 62 },
    ),
    path('M150 128q14 12 28 6M178 134l-10 -6M178 134l-8 9', { stroke: 'ink', width: 4 }),
  ]
}

/** The outline of a womb without vagina: 124 wide and 152 high. */
const WOMB =
  'M-24 148C-26 130 -24 118 -28 104C-34 84 -62 66 -62 36C-62 10 -34 0 0 0C34 0 62 10 62 36C62 66 34 84 28 104C24 118 26 130 24 148C20 154 -20 154 -24 148Z'

/** A womb, with what was felt beside or around it. */
function felt(fill: Paint, beside: Shape[], womb: Shape[] = plainWomb(160)): Shape[] {
  return [backdrop(fill), group(womb, { x: 104, y: 10, scale: 0.9 }), ...beside]
}

/** The outer parts from the front, with a sore that is open. */
function ulcer(): Shape[] {
  return [
    backdrop('sand'),
    path('M20 6C40 60 60 110 96 166M220 6C200 60 180 110 144 166', { stroke: 'skinDark', width: 5 }),
    path('M120 22C80 46 84 122 120 160C156 122 160 46 120 22Z', { fill: 'skin', stroke: 'skinDark', width: 3 }),
    path('M120 44C104 62 104 112 120 138C136 112 136 62 120 44Z', { fill: 'flesh', stroke: 'fleshDeep', width: 3 }),
    circle(146, 92, 13, { fill: 'blood', stroke: 'white', width: 5 }),
    ...pain(146, 92, 20),
  ]
}

/** Findings before an insertion. Nothing says whether to go on. */
export const FINDING_CARDS: Diagram[] = [
  anatomicalCard('iud-find-pus', cervix('marigoldPale', pus()), [
    'A cervix with yellow pus at its opening.',
    'Un col avec du pus jaune à son orifice.',
    'Un cuello uterino con pus amarillo en su orificio.',
  ]),
  anatomicalCard('iud-find-tilted', tiltedBack(), [
    'A womb from the side, bent back towards the spine; a dashed line shows the usual way.',
    'Un utérus de profil, basculé vers le dos ; une ligne en tirets montre la direction habituelle.',
    'Un útero de lado, inclinado hacia la espalda; una línea a trazos muestra la dirección habitual.',
  ]),
  anatomicalCard('iud-find-motion', cervix('indigoPale', moved()), [
    'A finger moves a cervix to and fro; lines of pain.',
    'Un doigt bouge un col ; des traits de douleur.',
    'Un dedo mueve un cuello uterino; líneas de dolor.',
  ]),
  anatomicalCard('iud-find-bleeds', cervix('indigoPale', bleeds()), [
    'A swab touches a cervix, and it bleeds.',
    'Un coton touche un col, et il saigne.',
    'Un hisopo toca un cuello uterino, y sangra.',
  ]),
  anatomicalCard('iud-find-red-ring', cervix('sand', redRing()), [
    'A cervix with a red ring around its opening.',
    'Un col avec un anneau rouge autour de l’orifice.',
    'Un cuello uterino con un anillo rojo alrededor del orificio.',
  ]),
  anatomicalCard(
    'iud-find-lump',
    felt('marigoldPale', [circle(184, 66, 20, { fill: 'muscle', stroke: 'ink', width: 3 }), ...pain(184, 66, 27)]),
    [
      'A womb, and beside it a lump with lines of pain.',
      'Un utérus, et à côté une masse avec des traits de douleur.',
      'Un útero, y al lado un bulto con líneas de dolor.',
    ],
  ),
  anatomicalCard('iud-find-ulcer', ulcer(), [
    'The outer parts from the front, with an open sore.',
    'Les organes externes de face, avec une plaie ouverte.',
    'Los órganos externos de frente, con una llaga abierta.',
  ]),
  anatomicalCard(
    'iud-find-unclear',
    felt(
      'indigoPale',
      [text('?', 186, 122, { size: 110, bold: true, paint: 'terracotta', anchor: 'middle' })],
      [path(WOMB, { stroke: 'ink', width: 4, dash: [9, 8] })],
    ),
    [
      'A womb in dashes, and a question mark.',
      'Un utérus en tirets, et un point d’interrogation.',
      'Un útero a trazos y un signo de interrogación.',
    ],
  ),
  anatomicalCard(
    'iud-find-large',
    [
      backdrop('marigoldPale'),
      group(
        [
          path(WOMB, { fill: 'flesh', stroke: 'fleshDeep', width: 3 }),
          group([path(WOMB, { stroke: 'ink', width: 4, dash: [8, 8] })], { y: 54, scale: 0.64 }),
        ],
        { x: 72, y: 8 },
      ),
      group(weeks(7), { x: 136, y: 34 }),
    ],
    [
      'A large womb around the dashed line of a smaller one, and seven weeks of a calendar.',
      'Un grand utérus autour de la ligne en tirets d’un plus petit, et sept semaines d’un calendrier.',
      'Un útero grande alrededor de la línea a trazos de uno menor, y siete semanas de un calendario.',
    ],
  ),
  anatomicalCard('iud-find-discharge', cervix('indigoPale', [opening], flakes()), [
    'A clear cervix with white discharge around it.',
    'Un col net, entouré de pertes blanches.',
    'Un cuello uterino limpio, con flujo blanco alrededor.',
  ]),
]
