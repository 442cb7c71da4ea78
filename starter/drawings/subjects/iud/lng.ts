import { diagram } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { clock } from '../../kit/objects.ts'
import { arrow, group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { placedIud, plainWomb } from './parts.ts'

/** Time for the arms to open: starter/figures/intrauterine-devices.md, row "LNG-IUD: about 10 seconds". */
const SECONDS = 10

/** Tube of a hormonal IUD with its flange. @param tip in the coordinates of the womb */
function tube(tip: number): Shape[] {
  return [
    rect(-6, tip, 12, 218 - tip, { fill: 'steelPale', stroke: 'steelDark', width: 2, radius: 2 }),
    rect(-18, tip + 92, 36, 9, { fill: 'waterDeep', radius: 4 }),
  ]
}

/** What differs with an LNG-IUD: open below the top, wait, then up. */
export const iudLngOrder = diagram({
  id: 'iud-lng-order',
  width: 'half',
  height: 300,
  anatomical: true,
  texts: {
    en: {
      captions: ['Arms open below the top; wait', 'Then up to the top'],
      seconds: `${SECONDS} s`,
      alt: `Two pictures of the womb. 1: the arms of an LNG-IUD open below the top; a clock: wait about ${SECONDS} seconds. 2: the IUD moves up to the top.`,
      note: 'Compare with the copper IUD on the model: which habit must stay behind?',
    },
    fr: {
      captions: ['Bras ouverts sous le fond ; attendre', 'Puis monter au fond'],
      seconds: `${SECONDS} s`,
      alt: `Deux images de l’utérus. 1 : les bras d’un DIU au LNG s’ouvrent sous le fond ; une horloge : attendre environ ${SECONDS} secondes. 2 : le DIU monte jusqu’au fond.`,
      note: 'Comparez avec le DIU au cuivre sur le modèle : quelle habitude faut-il laisser ?',
    },
    es: {
      captions: ['Brazos abiertos bajo el fondo; esperar', 'Luego subir al fondo'],
      seconds: `${SECONDS} s`,
      alt: `Dos imágenes del útero. 1: los brazos de un DIU de LNG se abren bajo el fondo; un reloj: esperar unos ${SECONDS} segundos. 2: el DIU sube al fondo.`,
      note: 'Compare con el DIU de cobre en el modelo: ¿qué costumbre hay que dejar?',
    },
  },
  draw: ({ captions: [wait = '', up = ''], seconds }) => [
    ...panel(0, 1, wait, [...tube(112), placedIud(56, { kind: 'hormone' })]),
    ...clock(152, 168, 22, SECONDS / 60),
    text(seconds, 152, 140, { bold: true, anchor: 'middle' }),
    ...panel(198, 2, up, [...tube(86), placedIud(30, { kind: 'hormone' })]),
    ...arrow([350, 176], [350, 104], { width: 9 }),
  ],
})

function panel(x: number, number: number, caption: string, inside: Shape[]): Shape[] {
  return [
    rect(x, 0, 182, 212, { fill: 'indigoPale', radius: 12 }),
    group([...plainWomb(222), ...inside], { x: x + 91, y: 8, scale: 0.92 }),
    ...stepNumber(number, x + 26, 26),
    ...textBox(caption, x + 91, 218, 182, { anchor: 'middle' }).shapes,
  ]
}
