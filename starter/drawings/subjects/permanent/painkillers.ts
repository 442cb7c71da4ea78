import { diagram } from '../../diagram.ts'
import { tabletPack } from '../../kit/client-scenes.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross, tick } from '../../kit/marks.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { SCENE } from '../../kit/strip.ts'
import { text } from '../../kit/text.ts'

/** Tablets against pain with a tick, and a box of aspirin with a cross. Its name is what stands on the box. */
export const vasTablets = diagram({
  id: 'vas-tablets',
  width: 'step',
  height: SCENE.height,
  texts: {
    en: {
      name: 'Aspirin',
      alt: 'Tablets and a glass of water with a tick; beside them a box of aspirin with a cross.',
      note: 'Ask which tablets he has at home, and look at the name on the box together.',
    },
    fr: {
      name: 'Aspirine',
      alt: 'Des comprimés et un verre d’eau avec une coche ; à côté, une boîte d’aspirine avec une croix.',
      note: 'Demandez quels comprimés il a chez lui ; lisez ensemble le nom sur la boîte.',
    },
    es: {
      name: 'Aspirina',
      alt: 'Tabletas y un vaso de agua con una marca; al lado, una caja de aspirina con una cruz.',
      note: 'Pregunte qué tabletas tiene en casa; lean juntos el nombre en la caja.',
    },
  },
  draw: ({ name }): Shape[] => [
    backdrop(),
    group(tabletPack(), { x: -10, y: -22, scale: 0.68 }),
    path('M80 18H110L105 66H85Z', { fill: 'white', stroke: 'steelDark', width: 3 }),
    path('M83 34H108L104.5 65H85.5Z', { fill: 'water' }),
    ...tick(48, 108, 56),
    path('M124 50L136 36H236L224 50Z', { fill: 'steelPale', stroke: 'ink', width: 3 }),
    rect(124, 50, 104, 46, { fill: 'white', stroke: 'ink', width: 3 }),
    text(name, 176, 82, { bold: true, anchor: 'middle' }),
    ...cross(176, 128, 50),
  ],
})
