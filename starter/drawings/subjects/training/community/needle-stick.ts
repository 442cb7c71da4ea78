import { diagram } from '../../../diagram.ts'
import { panels } from '../../../kit/panels.ts'
import { group, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'
import { heart, hours, NURSE, person, telephone, WORKER, washing, writing } from '../things.ts'

/** What to do at once after a prick with a used needle. The hours are a row of starter/figures/community-based-provision.md. */
export const needleStick = diagram({
  id: 'community-needle-stick',
  width: 'full',
  height: 296,
  texts: {
    en: {
      virus: 'HIV',
      words: [
        'Wash with soap, do not squeeze',
        'Call the supervisor, at any hour',
        'HIV medicine within 72 hours',
        'Write down what happened',
        'Support, no blame',
      ],
      alt: 'Five steps after a prick with a used needle. 1: wash with soap and water, do not squeeze. 2: call the supervisor, at any hour. 3: medicine against HIV as soon as possible, within 72 hours. 4: write down what happened. 5: support, no blame.',
      note: 'Cover the pictures and let the group give the orders in the right sequence.',
    },
    fr: {
      virus: 'VIH',
      words: [
        'Laver au savon, ne pas presser',
        'Appeler, à toute heure',
        'Traitement VIH : sous 72 heures',
        'Noter ce qui s’est passé',
        'Soutenir sans blâmer',
      ],
      alt: 'Cinq étapes après une piqûre avec une aiguille utilisée. 1 : laver à l’eau et au savon, ne pas presser. 2 : appeler la superviseuse, à toute heure. 3 : traitement contre le VIH au plus vite, dans les 72 heures. 4 : noter ce qui s’est passé. 5 : soutenir, sans blâmer.',
      note: 'Cachez les images ; le groupe donne les ordres dans le bon ordre.',
    },
    es: {
      virus: 'VIH',
      words: [
        'Lavar con jabón, no apretar',
        'Llamar a cualquier hora',
        'Contra el VIH: antes de 72 horas',
        'Anotar lo que pasó',
        'Apoyar, sin culpar',
      ],
      alt: 'Cinco pasos tras un pinchazo con una aguja usada. 1: lavar con agua y jabón, no apretar. 2: llamar a la supervisora, a cualquier hora. 3: medicina contra el VIH cuanto antes, antes de 72 horas. 4: anotar lo que pasó. 5: apoyar, sin culpar.',
      note: 'Tape los dibujos y pida al grupo que dé las órdenes en la secuencia correcta.',
    },
  },
  draw: ({ virus, words }) =>
    panels(5, {
      words,
      height: 296,
      sceneHeight: 112,
      scene: (index, width) => [group(picture(index, virus), { x: width / 2 - 50, y: 4 })],
      numbered: true,
    }),
})

function picture(index: number, virus: string): Shape[] {
  switch (index) {
    case 0:
      return [group(washing(), { x: -4, y: 12, scale: 0.9 })]
    case 1:
      return telephone()
    case 2:
      return [group(hours(0.3), { x: -22, y: 14, scale: 0.74 }), ...medicineBottle(virus, 58, 10)]
    case 3:
      return writing()
    default:
      return [
        group(person(WORKER), { x: -26, y: 18, scale: 0.8 }),
        group(person(NURSE), { x: 40, y: 18, scale: 0.8 }),
        group(heart(), { x: 30, y: -8, scale: 0.36 }),
      ]
  }
}

/** Medicine against HIV: a plain bottle, unlike the sign of emergency pills. */
function medicineBottle(virus: string, x: number, y: number): Shape[] {
  return [
    rect(x + 8, y, 48, 18, { fill: 'ink', radius: 4 }),
    rect(x, y + 18, 64, 76, { fill: 'white', stroke: 'ink', width: 3.5, radius: 9 }),
    rect(x + 2, y + 36, 60, 38, { fill: 'indigoPale' }),
    text(virus, x + 32, y + 64, { bold: true, anchor: 'middle' }),
  ]
}
