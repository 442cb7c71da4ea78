import { diagram } from '../../diagram.ts'
import { LABEL, leader } from '../../kit/leader.ts'
import { arrow, circle, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { rod } from './parts.ts'

/** Distances as starter/figures/contraceptive-implants.md states them, row "Site". */
export const DISTANCES = { along: '8–10 cm', below: '3–5 cm' } as const

const HEIGHT = 330
const ELBOW = { x: 236, y: 222 } as const
const ENTRY = { x: 374, y: 214 } as const

/** The inner side of the upper arm with the place of one rod. */
export const implantPlace = diagram({
  id: 'implant-place',
  width: 'full',
  height: HEIGHT,
  anatomical: true,
  texts: {
    en: {
      elbow: 'Bony point inside the elbow',
      groove: 'Groove between the muscles',
      rod: 'The rod, just under the skin',
      alt: 'Inner side of an upper arm, bent at the elbow. The rod enters 8 to 10 cm from the bony point on the inner side of the elbow, 3 to 5 cm below the groove between the muscles, just under the skin, towards the shoulder.',
      note: 'Show both distances on your own arm, then let each pair mark the place on a partner’s arm with a washable pen.',
    },
    fr: {
      elbow: 'Saillie osseuse interne du coude',
      groove: 'Sillon entre les muscles',
      rod: 'Bâtonnet, juste sous la peau',
      alt: 'Face interne du bras, coude plié. Le bâtonnet entre à 8 à 10 cm de la saillie osseuse interne du coude, 3 à 5 cm sous le sillon entre les muscles, juste sous la peau, en direction de l’épaule.',
      note: 'Montrez les deux distances sur votre propre bras, puis chaque binôme marque l’endroit sur le bras de l’autre au feutre lavable.',
    },
    es: {
      elbow: 'Saliente óseo interno del codo',
      groove: 'Surco entre los músculos',
      rod: 'La varilla, bajo la piel',
      alt: 'Cara interna del brazo con el codo doblado. La varilla entra a 8 a 10 cm del saliente óseo interno del codo, 3 a 5 cm por debajo del surco entre los músculos, justo bajo la piel, hacia el hombro.',
      note: 'Muestre las dos distancias en su propio brazo; luego cada pareja marca el lugar en el brazo del otro con un marcador lavable.',
    },
  },
  draw: ({ elbow, groove, rod: rodLabel }) => [
    rect(0, 0, 836, HEIGHT, { fill: 'indigoPale', radius: 14 }),
    ...arm(),
    path('M330 150C430 138 560 136 690 128', { stroke: 'skinDeep', width: 4, dash: [11, 9] }),
    text(groove, 552, 38, { ...LABEL, anchor: 'middle' }),
    ...leader([552, 50], [552, 132]),
    ...measures(),
    rod(ENTRY.x, ENTRY.y, -3, 64),
    circle(ENTRY.x, ENTRY.y, 7, { fill: 'marigold', stroke: 'ink', width: 2.5 }),
    ...arrow([452, 210], [520, 206], { paint: 'white', width: 5 }),
    circle(ELBOW.x, ELBOW.y, 9, { fill: 'indigo', stroke: 'white', width: 2.5 }),
    ...textBox(elbow, 16, 150, 140, { ...LABEL, middle: true }).shapes,
    ...leader([150, 184], [226, 219]),
    text(rodLabel, 712, 316, { ...LABEL, anchor: 'end' }),
    ...leader([470, 292], [420, 220]),
  ],
})

/** A woman's right arm: the forearm leaves at the top, the shoulder at the right. */
function arm(): Shape[] {
  return [
    // chest and the lower edge of the cloth
    path('M700 72C760 54 800 40 836 30V316a14 14 0 0 1 -14 14H742C728 310 716 292 700 270Z', { fill: 'skin' }),
    path('M764 50C790 46 814 38 836 30V316a14 14 0 0 1 -14 14H742C752 250 750 140 764 50Z', { fill: 'terracotta' }),
    path('M764 50C750 140 752 250 742 330', { stroke: 'marigold', width: 6 }),
    // forearm
    path('M176 214C176 150 200 70 226 0H322C314 50 306 90 312 122L260 250Z', { fill: 'skin' }),
    // upper arm
    path(
      'M306 118C380 92 470 80 590 78C650 76 700 66 764 50C752 140 752 230 744 318C726 300 712 282 690 276C620 262 540 268 470 270C380 274 300 282 236 268C196 258 172 238 176 204Z',
      { fill: 'skin' },
    ),
    // the lower muscle's shade and the crease of the elbow
    path('M240 268C300 282 380 274 470 270C540 268 620 262 690 276C620 250 540 250 460 254C380 258 300 262 240 268Z', {
      fill: 'skinDark',
    }),
    path('M312 120C300 126 290 138 286 154', { stroke: 'skinDark', width: 4 }),
  ]
}

function measures(): Shape[] {
  const look = { stroke: 'ink', width: 3 } as const
  const guide = { stroke: 'ink', width: 2.5, dash: [4, 6] } satisfies {
    stroke: 'ink'
    width: number
    dash: [number, number]
  }
  return [
    line([ELBOW.x, ELBOW.y + 12], [ELBOW.x, 302], guide),
    line([ENTRY.x, ENTRY.y + 10], [ENTRY.x, 302], guide),
    line([ELBOW.x, 294], [ENTRY.x, 294], look),
    text(DISTANCES.along, (ELBOW.x + ENTRY.x) / 2, 320, { bold: true, anchor: 'middle' }),
    line([ENTRY.x, 148], [ENTRY.x, 204], { stroke: 'white', width: 3 }),
    line([ENTRY.x - 9, 148], [ENTRY.x + 9, 148], { stroke: 'white', width: 3 }),
    text(DISTANCES.below, ENTRY.x + 14, 184, { bold: true, paint: 'white' }),
  ]
}
