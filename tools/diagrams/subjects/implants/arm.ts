import { diagram } from '../../diagram.ts'
import { circle, line, path, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Distances as the slides and docs/figures/contraceptive-implants.md state them. */
const DISTANCES = { along: '8–10 cm', below: '3–5 cm' } as const

/** The inner side of the upper arm with the place of one rod. */
export const implantPlace = diagram({
  id: 'implant-place',
  width: 'full',
  height: 330,
  anatomical: true,
  texts: {
    en: {
      elbow: 'Inner side of the elbow',
      groove: 'Groove between the muscles',
      rod: 'The rod, just under the skin',
      alt: 'Inner side of an upper arm, bent at the elbow. The rod lies 8 to 10 cm from the bony point on the inner side of the elbow, 3 to 5 cm below the groove between the muscles, just under the skin.',
      note: 'Show both distances on your own arm, then let each pair mark the place on a partner’s arm with a washable pen.',
    },
    fr: {
      elbow: 'Face interne du coude',
      groove: 'Sillon entre les muscles',
      rod: 'Le bâtonnet, juste sous la peau',
      alt: 'Face interne du bras, coude plié. Le bâtonnet se trouve à 8 à 10 cm de la saillie osseuse interne du coude, 3 à 5 cm sous le sillon entre les muscles, juste sous la peau.',
      note: 'Montrez les deux distances sur votre propre bras, puis chaque binôme marque l’endroit sur le bras de l’autre au feutre lavable.',
    },
    es: {
      elbow: 'Cara interna del codo',
      groove: 'Surco entre los músculos',
      rod: 'La varilla, justo bajo la piel',
      alt: 'Cara interna del brazo con el codo doblado. La varilla está a 8 a 10 cm del saliente óseo interno del codo, 3 a 5 cm por debajo del surco entre los músculos, justo bajo la piel.',
      note: 'Muestre las dos distancias en su propio brazo; luego cada pareja marca el lugar en el brazo del otro con un marcador lavable.',
    },
  },
  draw: ({ elbow, groove, rod }) => [
    ...arm(),
    // the groove between the muscles
    path('M250 138C360 126 470 126 600 120', { stroke: 'skinDark', width: 3, dash: [10, 8] }),
    text(groove, 430, 34, { anchor: 'middle', paint: 'indigo', bold: true }),
    line([430, 44], [430, 122], { stroke: 'indigo', width: 2.5 }),
    // the rod
    path('M396 196l88 -4', { stroke: 'white', width: 10 }),
    path('M396 196l88 -4', { stroke: 'indigo', width: 12 }),
    path('M398 195.5l84 -4', { stroke: 'white', width: 6 }),
    ...measures(),
    circle(176, 214, 9, { fill: 'indigo' }),
    ...textBox(elbow, 24, 272, 170, { paint: 'indigo', bold: true }).shapes,
    line([168, 224], [120, 268], { stroke: 'indigo', width: 2.5 }),
    ...textBox(rod, 690, 150, 146, { paint: 'indigo', bold: true }).shapes,
    line([496, 192], [684, 178], { stroke: 'indigo', width: 2.5 }),
  ],
})

function arm(): Shape[] {
  return [
    // forearm, bent upwards, and hand
    path('M232 246C170 262 120 236 112 178C104 130 96 92 92 62C90 36 140 30 148 54C158 92 176 128 214 146Z', {
      fill: 'skin',
    }),
    path('M92 66C78 44 82 14 96 10C106 2 120 0 126 8C140 6 150 16 148 34C150 46 150 54 148 60Z', { fill: 'skin' }),
    // upper arm
    path(
      'M186 148C260 92 420 78 560 84C640 86 670 92 676 100L676 250C640 262 540 264 440 258C340 252 250 262 176 244C128 228 140 172 186 148Z',
      { fill: 'skin' },
    ),
    path('M676 100L676 250', { stroke: 'paper', width: 6 }),
    path('M214 150C190 158 176 176 172 196', { stroke: 'skinDark', width: 3 }),
  ]
}

function measures(): Shape[] {
  const look = { stroke: 'ink', width: 2.5 } as const
  return [
    line([176, 296], [440, 296], look),
    line([176, 222], [176, 304], { ...look, dash: [4, 5] }),
    line([440, 202], [440, 304], { ...look, dash: [4, 5] }),
    text(DISTANCES.along, 308, 326, { bold: true, anchor: 'middle' }),
    line([540, 124], [540, 190], look),
    line([530, 124], [550, 124], look),
    line([530, 190], [550, 190], look),
    text(DISTANCES.below, 556, 148, { bold: true, paint: 'white' }),
  ]
}
