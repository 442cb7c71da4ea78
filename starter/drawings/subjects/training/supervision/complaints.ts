import { diagram } from '../../../diagram.ts'
import { circle, ellipse, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'

/** A box with two locks, and the answer on the wall. */
export const complaintBox = diagram({
  id: 'supervision-complaints',
  width: 'half',
  height: 318,
  texts: {
    en: {
      box: 'Two people open it',
      said: 'You said',
      did: 'We did',
      alt: 'A box for complaints with a slot and two locks: two people open it. Beside it a sheet on the wall with two parts: you said, we did.',
      note: 'Ask who has ever seen the box of their facility open, and what happened then.',
    },
    fr: {
      box: 'Deux l’ouvrent',
      said: 'Vous dites',
      did: 'C’est fait',
      alt: 'Une boîte à plaintes avec une fente et deux serrures : deux personnes l’ouvrent. À côté, une feuille au mur en deux parties : vous avez dit, nous avons fait.',
      note: 'Demandez qui a déjà vu la boîte de son centre ouverte, et ce qui s’est passé ensuite.',
    },
    es: {
      box: 'Dos la abren',
      said: 'Usted dijo',
      did: 'Hicimos',
      alt: 'Un buzón de quejas con una ranura y dos cerraduras: dos personas lo abren. Al lado, una hoja en la pared con dos partes: usted dijo, hicimos.',
      note: 'Pregunte quién ha visto abierto el buzón de su centro y qué pasó después.',
    },
  },
  draw: ({ box, said, did }): Shape[] => [
    rect(12, 84, 150, 150, { fill: 'marigold', stroke: 'ink', width: 4, radius: 6 }),
    path('M12 116h150', { stroke: 'ink', width: 4 }),
    rect(52, 94, 70, 11, { fill: 'ink', radius: 4 }),
    path('M60 94L70 30H122L112 94Z', { fill: 'white', stroke: 'ink', width: 3 }),
    path('M80 48h28M78 62h22', { stroke: 'indigo', width: 4 }),
    ...[52, 122].flatMap((x): Shape[] => [
      path(`M${x - 12} 168v-12c0 -20 24 -20 24 0v12`, { stroke: 'steelDark', width: 7 }),
      rect(x - 19, 166, 38, 34, { fill: 'steelPale', stroke: 'ink', width: 3, radius: 5 }),
      circle(x, 180, 4.5, { fill: 'ink' }),
      path(`M${x} 182v9`, { stroke: 'ink', width: 4 }),
    ]),
    ...textBox(box, 87, 248, 172, { bold: true, anchor: 'middle' }).shapes,
    rect(200, 22, 172, 276, { fill: 'white', stroke: 'ink', width: 4, radius: 4 }),
    ellipse(286, 22, 7, 7, { fill: 'terracotta' }),
    text(said, 286, 66, { bold: true, paint: 'terracotta', anchor: 'middle' }),
    path('M222 88h128M222 108h96M222 128h112', { stroke: 'steel', width: 6 }),
    path('M206 156h160', { stroke: 'line', width: 3 }),
    text(did, 286, 196, { bold: true, paint: 'leaf', anchor: 'middle' }),
    path('M222 218h110M222 238h128M222 258h70', { stroke: 'steel', width: 6 }),
    path('M318 266l14 14l26 -30', { stroke: 'leaf', width: 8 }),
  ],
})
