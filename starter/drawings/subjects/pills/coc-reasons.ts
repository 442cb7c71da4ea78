import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { signPanels } from '../../kit/panels.ts'
import { baby, bust } from '../../kit/people.ts'
import { arrow, circle, path, type Shape } from '../../kit/shapes.ts'

const HEIGHT = 270

/** Reasons for which women choose combined pills. */
export const cocReasons = diagram({
  id: 'coc-reasons',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      words: [
        'She alone decides, each day',
        'She can stop without a provider',
        'Fertility returns without delay',
        'Nothing to do at the time of sex',
        'No procedure and no needle',
      ],
      alt: 'Five reasons: she alone decides, each day; she can stop without a provider; fertility returns without delay; there is nothing to do at the time of sex; no procedure and no needle.',
      note: 'Point to a picture: for which client does it count most? Then ask for a reason against it.',
    },
    fr: {
      words: [
        'Elle seule décide, chaque jour',
        'Elle arrête sans soignant',
        'Fertilité de retour sans délai',
        'Rien à faire au moment du rapport',
        'Ni geste ni aiguille',
      ],
      alt: 'Cinq raisons : elle seule décide, chaque jour ; elle arrête sans soignant ; la fertilité revient sans délai ; rien à faire au moment du rapport ; ni geste médical ni aiguille.',
      note: 'Montrez une image : pour quelle cliente compte-t-elle le plus ? Puis demandez une raison contre.',
    },
    es: {
      words: [
        'Ella sola decide, cada día',
        'Puede dejarla sin proveedor',
        'La fertilidad vuelve sin demora',
        'Nada que hacer durante el sexo',
        'Sin procedimiento y sin aguja',
      ],
      alt: 'Cinco razones: ella sola decide, cada día; puede dejarla sin proveedor; la fertilidad vuelve sin demora; no hay nada que hacer durante el sexo; sin procedimiento y sin aguja.',
      note: 'Señale un dibujo: ¿para qué usuaria cuenta más? Después pida una razón en contra.',
    },
  },
  draw: ({ words }) => signPanels(words, SCENES, HEIGHT),
})

const SCENES: (() => Shape[])[] = [
  () => [
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: -8, y: 6, scale: 0.52 }),
    methodSign('pills', { x: 58, y: 42, scale: 0.5 }),
  ],
  () => [
    methodSign('pills', { x: 0, y: 0 }),
    circle(82, 82, 22, { fill: 'ink' }),
    path('M76 72v20M88 72v20', { stroke: 'white', width: 6 }),
  ],
  () => [
    methodSign('pills', { x: 0, y: 2, scale: 0.5 }),
    ...arrow([48, 46], [74, 60], { width: 6 }),
    baby('skinDark', 'marigold', { x: 32, y: 56, scale: 0.68 }),
  ],
  () => [
    bust({ skin: 'skin', head: 'bun', cloth: 'terracotta' }, { x: -8, y: 22, scale: 0.42 }),
    bust({ skin: 'skinDeep', head: 'short', cloth: 'leaf' }, { x: 46, y: 22, scale: 0.42 }),
    ...tick(52, 14, 26),
  ],
  () => [methodSign('injection', { x: 0, y: 0 }), ...cross(82, 82, 36)],
]
