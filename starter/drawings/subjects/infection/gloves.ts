import { diagram } from '../../diagram.ts'
import { openHand } from '../../kit/hands.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { glove } from './hand-scenes.ts'

/** Which gloves for which task. */
export const gloveKinds = diagram({
  id: 'glove-kinds',
  width: 'full',
  height: 316,
  texts: {
    en: {
      heads: ['None', 'Examination', 'Sterile', 'Utility'],
      words: [
        'Most injections: clean hands',
        'Pelvic examination, IUD: a new pair',
        'Sterilization, vasectomy; implant as product says',
        'Washing instruments, waste',
      ],
      alt: 'No gloves, clean hands: most injections. New examination gloves: pelvic examination, IUD. Sterile gloves: vasectomy, female sterilization; implant insertion and removal sterile or as the product says. Heavy utility gloves: washing instruments, waste.',
      note: 'Name tasks from your clinic and let the group point.',
    },
    fr: {
      heads: ['Aucun', 'D’examen', 'Stériles', 'De ménage'],
      words: [
        'La plupart des injections\u00a0: mains propres',
        'Examen gynécologique, DIU\u00a0: paire neuve',
        'Vasectomie, stérilisation\u00a0; implant selon le produit',
        'Laver les instruments, déchets',
      ],
      alt: 'Pas de gants, mains propres : la plupart des injections. Gants d’examen neufs : examen pelvien, DIU. Gants stériles : vasectomie, stérilisation féminine ; pose et retrait d’implant, stériles ou selon le produit. Gants de ménage épais : laver les instruments, déchets.',
      note: 'Nommez des tâches de votre centre ; le groupe désigne.',
    },
    es: {
      heads: ['Ninguno', 'De examen', 'Estériles', 'Gruesos'],
      words: [
        'Casi todas las inyecciones: manos limpias',
        'Examen pélvico, DIU: un par nuevo',
        'Vasectomía, ligadura; implante según producto',
        'Lavar instrumentos, desechos',
      ],
      alt: 'Sin guantes, manos limpias: casi todas las inyecciones. Guantes de examen nuevos: examen pélvico, DIU. Guantes estériles: vasectomía, esterilización femenina; inserción y retiro de implantes, estériles o según el producto. Guantes gruesos: lavar instrumentos, desechos.',
      note: 'Nombre tareas de su clínica y que el grupo señale.',
    },
  },
  draw: ({ heads, words }) => [
    ...heads.map((_, index) => rect(index * 212 - 2, 0, 204, 316, { fill: 'sand', radius: 14 })),
    ...[bare(), examination(), sterile(), utility()].map((shapes, index) => group(shapes, { x: index * 211, y: 0 })),
    ...heads.map((head, index) =>
      text(head, index * 211 + 100, 184, { anchor: 'middle', bold: true, paint: 'indigo' }),
    ),
    ...words.flatMap((line, index) => textBox(line, index * 211 + 100, 194, 190, { anchor: 'middle' }).shapes),
  ],
})

function bare(): Shape[] {
  return [openHand('skin', { x: 100, y: 74, scale: 0.66 })]
}

function examination(): Shape[] {
  return [path('M100 100V142', { stroke: 'skin', width: 30 }), glove(100, 76, { scale: 0.72, cuff: 66 })]
}

function sterile(): Shape[] {
  return [
    path('M14 12H186V160H14Z', { fill: 'indigoPale', stroke: 'indigo', width: 3, dash: [8, 6] }),
    glove(66, 84, { scale: 0.62, cuff: 100, paint: 'white', edge: 'indigo' }),
    glove(136, 84, { scale: 0.62, cuff: 100, paint: 'white', edge: 'indigo' }),
  ]
}

function utility(): Shape[] {
  return [
    glove(100, 78, { scale: 0.8, cuff: 92, paint: 'marigold', edge: 'ink' }),
    rect(72, 130, 56, 8, { fill: 'ink' }),
  ]
}
