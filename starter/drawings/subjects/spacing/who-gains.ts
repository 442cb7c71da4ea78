import { diagram } from '../../diagram.ts'
import { panels } from '../../kit/panels.ts'
import { baby, bust, motherAndBaby } from '../../kit/people.ts'
import { circle, path, polygon, rect, type Shape } from '../../kit/shapes.ts'

/** Mother, children, father, family and community, with one benefit each. */
export const whoGains = diagram({
  id: 'who-gains',
  width: 'full',
  height: 278,
  texts: {
    en: {
      names: ['Mother', 'Baby', 'Father', 'Family', 'Village'],
      gains: ['Fewer dangers', 'Less often too early', 'Less worry', 'Food, school fees', 'Room in school'],
      alt: 'Five pictures. Mother: fewer dangers. Baby: less often born too early. Father: less worry. Family: food and school fees. Village: room in school.',
      note: 'Let trainees add one benefit to each picture that they have seen themselves.',
    },
    fr: {
      names: ['Mère', 'Bébé', 'Père', 'Famille', 'Village'],
      gains: ['Moins de dangers', 'Naît moins souvent tôt', 'Moins de soucis', 'Repas, école payée', 'Place à l’école'],
      alt: 'Cinq images. Mère : moins de dangers. Bébé : naît moins souvent trop tôt. Père : moins de soucis. Famille : repas et école payée. Village : de la place à l’école.',
      note: 'Chacun ajoute à chaque image un bienfait qu’il a vu lui-même.',
    },
    es: {
      names: ['Madre', 'Bebé', 'Padre', 'Familia', 'Pueblo'],
      gains: ['Menos peligros', 'Llega mejor a término', 'Menos apuros', 'Comida y escuela', 'Lugar en la escuela'],
      alt: 'Cinco imágenes. Madre: menos peligros. Bebé: llega mejor a término. Padre: menos preocupación. Familia: comida y escuela. Pueblo: lugar en la escuela.',
      note: 'Cada participante agrega a cada imagen un beneficio que haya visto.',
    },
  },
  draw: ({ names, gains }) => panels(5, { titles: names, words: gains, height: 278, sceneHeight: 180, scene }),
})

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return [bust({ skin: 'skin', head: 'wrap', cloth: 'indigo' }, { x: 9, y: 10, scale: 0.9 })]
    case 1:
      return [baby('skinDark', 'marigold', { x: 14, y: 78, scale: 1.15 })]
    case 2:
      return [bust({ skin: 'skinDark', head: 'short', cloth: 'terracotta' }, { x: 9, y: 10, scale: 0.9 })]
    case 3:
      return [
        bust({ skin: 'skinDark', head: 'short', cloth: 'leaf' }, { x: 66, y: 22, scale: 0.56 }),
        motherAndBaby(
          { skin: 'skin', head: 'veil', headPaint: 'indigo', cloth: 'terracotta' },
          { x: 2, y: 58, scale: 0.6 },
        ),
        bust({ skin: 'skin', head: 'bun', cloth: 'marigold' }, { x: 92, y: 102, scale: 0.4 }),
      ]
    default:
      return [
        polygon(
          [
            [24, 96],
            [78, 44],
            [132, 96],
          ],
          { fill: 'terracotta' },
        ),
        rect(34, 96, 88, 76, { fill: 'white', stroke: 'ink', width: 2.5 }),
        rect(66, 122, 26, 50, { fill: 'indigo' }),
        path('M78 44v-26h26l-8 8 8 8h-26', { fill: 'leaf', stroke: 'ink', width: 2.5 }),
        circle(50, 118, 7, { fill: 'water', stroke: 'ink', width: 2 }),
        circle(106, 118, 7, { fill: 'water', stroke: 'ink', width: 2 }),
      ]
  }
}
