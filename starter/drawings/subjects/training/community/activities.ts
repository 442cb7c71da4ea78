import { diagram } from '../../../diagram.ts'
import { methodSign } from '../../../kit/methods.ts'
import { bubble, bust, type PersonLook } from '../../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { CLIENT, sheet, WORKER } from '../things.ts'
import { pictureRows, rowsHeight } from './picture-rows.ts'

const OBSERVER: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'leaf' }

/** Three roles, a bell, and a safe end. */
export const communityBell = diagram({
  id: 'community-bell',
  width: 'half',
  height: rowsHeight(3),
  texts: {
    en: {
      words: ['Worker, client, observer', 'The bell: somebody comes in', 'Go on safely, or end well'],
      alt: 'Three pictures. Worker, client and an observer. A bell rings: somebody comes in. The worker changes the topic or ends the talk well.',
      note: 'Ring at a different moment in each round.',
    },
    fr: {
      words: ['Agent, cliente, observateur', 'La cloche : quelqu’un entre', 'Continuer ou bien finir'],
      alt: 'Trois images. Un agent, une cliente et un observateur. Une cloche sonne : quelqu’un entre. L’agent change de sujet ou termine bien la conversation.',
      note: 'Sonnez à un moment différent à chaque tour.',
    },
    es: {
      words: ['Agente, clienta, observador', 'La campana: alguien entra', 'Seguir o terminar bien'],
      alt: 'Tres dibujos. Un agente, una clienta y un observador. Suena una campana: alguien entra. El agente cambia de tema o termina bien la charla.',
      note: 'Haga sonar la campana en un momento distinto en cada ronda.',
    },
  },
  draw: ({ words }): Shape[] =>
    pictureRows(words, [
      {
        scene: [
          bust(WORKER, { x: -12, y: 28, scale: 0.4 }),
          bust(CLIENT, { x: 40, y: 28, scale: 0.4 }),
          bust(OBSERVER, { x: 98, y: 34, scale: 0.26 }),
          group(sheet(4), { x: 92, y: 0, scale: 0.36 }),
        ],
      },
      { scene: [...bell(46), bust(OBSERVER, { x: 88, y: 30, scale: 0.38 })] },
      {
        scene: [
          bust(WORKER, { x: 0, y: 30, scale: 0.39 }),
          ...bubble(46, 4, 84, 56, 4),
          group(sheet(3, 'leaf'), { x: 66, y: 9, scale: 0.46 }),
        ],
      },
    ]),
})

/** A hand bell. @param x of its middle */
function bell(x: number): Shape[] {
  return [
    rect(x - 5, 8, 10, 24, { fill: 'skinDeep', radius: 4 }),
    path(`M${x - 32} 80Q${x - 22} 68 ${x - 20} 52Q${x - 16} 30 ${x} 30T${x + 20} 52Q${x + 22} 68 ${x + 32} 80Z`, {
      fill: 'marigold',
      stroke: 'ink',
      width: 3.5,
    }),
    circle(x, 86, 8, { fill: 'ink' }),
    path(`M${x - 40} 40q-8 14 0 28M${x + 40} 40q8 14 0 28`, { stroke: 'ink', width: 4 }),
  ]
}

/** Emergency pills: when and how many times. The days are a row of starter/figures/community-based-provision.md. */
export const communityEmergency = diagram({
  id: 'community-emergency',
  width: 'half',
  height: rowsHeight(2, 150),
  texts: {
    en: {
      words: ['Soon, within 5 days', 'One dose, one time'],
      alt: 'Two pictures on emergency pills. Five boxes for five days, the first is darkest: the sooner, the better. One dose, one time.',
      note: 'Ask which day is best, and who in the village could need them at night.',
    },
    fr: {
      words: ['Vite, dans les 5 jours', 'Une dose, une fois'],
      alt: 'Deux images sur la pilule d’urgence. Cinq cases pour cinq jours, la première est la plus foncée : le plus tôt est le mieux. Une dose, une fois.',
      note: 'Demandez quel jour est le meilleur, et qui au village en aurait besoin la nuit.',
    },
    es: {
      words: ['Pronto, en 5 días', 'Una dosis, una vez'],
      alt: 'Dos dibujos sobre la píldora de emergencia. Cinco casillas para cinco días, la primera es la más oscura: cuanto antes, mejor. Una dosis, una vez.',
      note: 'Pregunte qué día es el mejor y quién la necesitaría de noche.',
    },
  },
  draw: ({ words }): Shape[] =>
    pictureRows(
      words,
      [{ scene: fiveDays() }, { scene: [methodSign('emergency', { x: 10, y: 14, scale: 0.72 })] }],
      150,
    ),
})

function fiveDays(): Shape[] {
  const fills = ['indigo', 'waterDeep', 'water', 'indigoPale', 'white'] as const
  return fills.map((fill, index) => rect(index * 20 - 4, 34, 17, 34, { fill, stroke: 'ink', width: 2.5, radius: 5 }))
}
