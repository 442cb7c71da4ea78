import { diagram } from '../../diagram.ts'
import { LABEL, leader } from '../../kit/leader.ts'
import { stepNumber } from '../../kit/marks.ts'
import { arrow, circle, ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

/** Local anaesthesia: a blister in the midline skin, then along each vas. Directions only, no doses. */
export const vasNumb = diagram({
  id: 'vas-numb',
  width: 'half',
  height: 316,
  anatomical: true,
  texts: {
    en: {
      labels: ['To the groin', 'Along each vas', 'Small blister in the skin'],
      alt: 'The scrotum from the front. 1: the thin needle makes a small blister in the skin of the midline. 2: from there, along each vas, towards the groin; the dashed lines are the vasa.',
      note: 'Let a trainee show both directions on the model with a pointer before anybody takes a syringe.',
    },
    fr: {
      labels: ['Vers l’aine', 'Le long de chaque canal', 'Petite papule dans la peau'],
      alt: 'Les bourses vues de face. 1 : l’aiguille fine fait une petite papule dans la peau, au milieu. 2 : de là, le long de chaque canal, vers l’aine ; les pointillés sont les canaux.',
      note: 'Un participant montre les deux directions sur le modèle avec une baguette, avant que quiconque prenne une seringue.',
    },
    es: {
      labels: ['Hacia la ingle', 'A lo largo de cada conducto', 'Habón pequeño en la piel'],
      alt: 'El escroto visto de frente. 1: la aguja fina hace un habón pequeño en la piel de la línea media. 2: desde allí, a lo largo de cada conducto, hacia la ingle; las líneas de trazos son los conductos.',
      note: 'Un participante muestra las dos direcciones en el modelo con un puntero antes de que nadie tome una jeringa.',
    },
  },
  draw: ({ labels: [groin = '', along = '', blister = ''] }) => [
    rect(0, 0, 216, 316, { fill: 'indigoPale', radius: 14 }),
    path('M14 0C30 60 14 130 14 200C14 280 60 306 108 290C156 306 202 280 202 200C202 130 186 60 202 0Z', {
      fill: 'skin',
    }),
    path('M108 96V290', { stroke: 'skinDark', width: 3 }),
    ...[-1, 1].flatMap((side) => [
      ellipse(108 + side * 44, 246, 28, 34, { fill: 'skinDark' }),
      ...hidden(`M${108 + side * 40} 222C${108 + side * 56} 190 ${108 + side * 44} 140 ${108 + side * 60} 12`),
    ]),
    // direction of the injection on both sides
    ...arrow([96, 168], [62, 34], { width: 6, paint: 'white', bend: 6 }),
    ...arrow([120, 168], [154, 34], { width: 6, paint: 'white', bend: -6 }),
    circle(108, 184, 14, { fill: 'fleshPale', stroke: 'white', width: 3 }),
    syringe(116, 190),
    ...stepNumber(2, 108, 60),
    ...stepNumber(1, 70, 184),
    ...textBox(groin, 228, 16, 150, LABEL).shapes,
    ...leader([224, 32], [164, 26]),
    ...textBox(along, 228, 80, 150, LABEL).shapes,
    ...leader([224, 100], [146, 92]),
    ...textBox(blister, 228, 186, 150, LABEL).shapes,
    ...leader([224, 202], [124, 186]),
  ],
})

function hidden(d: string): Shape[] {
  return [path(d, { stroke: 'skinLight', width: 14 }), path(d, { stroke: 'bone', width: 6, dash: [12, 7] })]
}

function syringe(x: number, y: number): Shape {
  return group(
    [
      line([0, 0], [34, 0], { stroke: 'ink', width: 3 }),
      rect(34, -10, 56, 20, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
      rect(36, -8, 26, 16, { fill: 'water' }),
      path('M90 0H104M104 -11V11', { stroke: 'ink', width: 4 }),
    ],
    { x, y, rotate: 62 },
  )
}
