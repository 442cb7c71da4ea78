import { diagram } from '../../diagram.ts'
import { thermometer, warning } from '../../kit/client-scenes.ts'
import { daySquares } from '../../kit/days.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { signPanels } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { WOMAN } from '../people/signs.ts'

const HEIGHT = 252

/** When a client comes before the date. */
export const comeSooner = diagram({
  id: 'child-hiv-sooner',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      words: [
        'My tablets run out',
        'Fever, sores, discharge or pain',
        'Partner without HIV, no condom: 3 days at most',
        'Somebody threatens me',
      ],
      alt: 'Four reasons to come sooner: the tablets run out; fever, sores, discharge or pain; the partner without HIV had sex without a condom, at once and within three days; somebody threatens her.',
      note: 'Let the client show which picture worries her.',
    },
    fr: {
      words: [
        'Plus de comprimés',
        'Fièvre, plaies, pertes ou douleur',
        'Partenaire sans VIH, sans préservatif : 3 jours au plus',
        'On me menace',
      ],
      alt: 'Quatre raisons de venir plus tôt : plus de comprimés ; fièvre, plaies, pertes ou douleur ; le partenaire sans VIH a eu un rapport sans préservatif, aussitôt et trois jours au plus ; quelqu’un la menace.',
      note: 'La cliente montre l’image qui l’inquiète.',
    },
    es: {
      words: [
        'Se acaban mis pastillas',
        'Fiebre, llagas, flujo o dolor',
        'Pareja sin VIH, sin condón: máximo 3 días',
        'Alguien me amenaza',
      ],
      alt: 'Cuatro razones para venir antes: se acaban las pastillas; fiebre, llagas, flujo o dolor; la pareja sin VIH tuvo sexo sin condón, enseguida y máximo tres días; alguien la amenaza.',
      note: 'Que la clienta señale el dibujo que le preocupa.',
    },
  },
  draw: ({ words }) => signPanels(words, [emptyBottle, unwell, noCondom, threatened], HEIGHT),
})

/** An open bottle upside down: nothing falls out. */
function emptyBottle(): Shape[] {
  return [
    group(
      [
        rect(-28, -36, 56, 66, { fill: 'white', stroke: 'ink', width: 3.5, radius: 8 }),
        rect(-28, -18, 56, 32, { fill: 'marigold' }),
        rect(-20, 30, 40, 9, { fill: 'white', stroke: 'ink', width: 3.5 }),
      ],
      { x: 44, y: 42, rotate: 24 },
    ),
    rect(62, 82, 36, 14, { fill: 'ink', radius: 4 }),
    path('M10 88h34', { stroke: 'inkSoft', width: 4, dash: [6, 6] }),
  ]
}

function unwell(): Shape[] {
  return [
    bust({ ...WOMAN, isSad: true }, { x: -8, y: 12, scale: 0.48 }),
    ...thermometer(84, 78, 68),
    ...[22, 34].map((x) => circle(x, 34, 2.5, { fill: 'waterDeep' })),
  ]
}

function noCondom(): Shape[] {
  return [
    methodSign('condom', { x: 22, y: -8, scale: 0.56 }),
    ...cross(72, 42, 30),
    ...daySquares(3, { x: -4, y: 62, size: 32 }),
  ]
}

function threatened(): Shape[] {
  return [
    bust({ ...WOMAN, isSad: true }, { x: -6, y: 12, scale: 0.48 }),
    group(warning(0, 0), { x: 80, y: 36, scale: 0.82 }),
  ]
}
