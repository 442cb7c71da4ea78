import { diagram } from '../../diagram.ts'
import { LABEL, leader } from '../../kit/leader.ts'
import { circle, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

/** The three-finger hold of the vas: one gloved hand around the fold of skin. */
export const vasHold = diagram({
  id: 'vas-hold',
  width: 'half',
  height: 306,
  anatomical: true,
  texts: {
    en: {
      labels: ['Index finger on top', 'Opening here', 'Middle finger below', 'Thumb on top'],
      alt: 'One gloved hand holds the vas under the skin of the scrotum: index finger and thumb lie on top, at both sides of the place of the opening; the middle finger lies below and pushes the vas up between them.',
      note: 'The man lies on his back; we look from above. Dashed: what lies below the skin. Let everyone hold a thread under a cloth like this, with a light steady pressure.',
    },
    fr: {
      labels: ['Index dessus', 'Ouverture ici', 'Majeur dessous', 'Pouce dessus'],
      alt: 'Une main gantée tient le canal déférent sous la peau du scrotum : l’index et le pouce sont dessus, de part et d’autre de la future ouverture ; le majeur est dessous et pousse le canal vers le haut, entre les deux.',
      note: 'L’homme est couché sur le dos, vu d’en haut. En pointillé : ce qui est sous la peau. Chacun tient ainsi un fil sous un tissu, avec une pression légère et constante.',
    },
    es: {
      labels: ['Índice encima', 'Abertura aquí', 'Dedo medio debajo', 'Pulgar encima'],
      alt: 'Una mano con guante sujeta el conducto deferente bajo la piel del escroto: el índice y el pulgar están encima, a los dos lados del lugar de la abertura; el dedo medio está debajo y empuja el conducto hacia arriba, entre los dos.',
      note: 'El hombre está acostado boca arriba, visto desde arriba. La línea de trazos: lo que está bajo la piel. Cada uno sujeta así un hilo bajo una tela, con una presión suave y constante.',
    },
  },
  draw: ({ labels: [index = '', place = '', middle = '', thumb = ''] }) => [
    rect(0, 0, 380, 306, { fill: 'indigoPale', radius: 14 }),
    // palm and wrist below the skin, at the right
    path('M378 96C330 92 290 116 286 158C288 204 330 226 378 222Z', { fill: 'water', stroke: 'waterDeep', width: 3 }),
    // fold of skin
    path('M164 0C152 70 154 230 170 306H262C280 230 284 70 270 0Z', { fill: 'skinLight' }),
    // middle finger below it, and the vas that it pushes forward
    path('M292 158C262 150 232 148 214 156', { stroke: 'water', width: 40 }),
    path('M290 138C262 132 232 128 210 136C190 144 190 170 210 176C232 180 262 178 290 178', {
      stroke: 'waterDeep',
      width: 3.5,
      dash: [7, 6],
    }),
    path('M214 10C216 70 206 100 206 156S216 240 214 296', { stroke: 'skin', width: 20 }),
    path('M214 4C216 70 206 100 206 156S216 240 214 302', { stroke: 'bone', width: 9, dash: [12, 7] }),
    circle(206, 156, 13, { fill: 'white', stroke: 'blood', width: 4 }),
    // index finger and thumb on top
    ...finger('M330 122C306 84 270 76 212 92'),
    ...finger('M330 200C306 232 270 238 212 224'),
    ...textBox(index, 8, 10, 150, LABEL).shapes,
    ...leader([96, 56], [206, 92]),
    ...textBox(place, 8, 88, 156, LABEL).shapes,
    ...leader([116, 120], [192, 152]),
    ...textBox(middle, 8, 152, 150, LABEL).shapes,
    ...leader([122, 196], [230, 174]),
    ...textBox(thumb, 8, 230, 150, LABEL).shapes,
    ...leader([124, 246], [206, 226]),
  ],
})

function finger(d: string): Shape[] {
  return [path(d, { stroke: 'waterDeep', width: 40 }), path(d, { stroke: 'water', width: 34 })]
}
