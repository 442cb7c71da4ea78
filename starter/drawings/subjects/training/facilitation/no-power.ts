import { diagram } from '../../../diagram.ts'
import { sun } from '../../../kit/objects.ts'
import { panels } from '../../../kit/panels.ts'
import { bust } from '../../../kit/people.ts'
import { circle, group, line, path, rect, type Shape } from '../../../kit/shapes.ts'
import { CLIENT, WORKER } from '../things.ts'

/** What can stand in for things that need electricity. */
export const noPower = diagram({
  id: 'training-no-power',
  width: 'full',
  height: 308,
  texts: {
    en: {
      titles: ['Slides', 'Film', 'Diagram', 'Numbers', 'Lamp'],
      words: [
        'Cloth chart, rolled',
        'Two players, a narrator',
        'Chalk body map, floor',
        '100 beans or stones',
        'Morning, table by the door',
      ],
      alt: 'Five things without power. In place of slides: a cloth chart that can be rolled. Film: two players and a narrator. Diagram: a body map in chalk on the floor. Numbers: 100 beans or stones. Lamp: morning hours, a table by the door.',
      note: 'Each group takes one picture and tries it with a fact of its own.',
    },
    fr: {
      titles: ['Projection', 'Film', 'Schéma', 'Chiffres', 'Lampe'],
      words: [
        'Toile roulée',
        'Deux acteurs, un conteur',
        'Craie au sol',
        '100 haricots ou cailloux',
        'Matin, près de la porte',
      ],
      alt: 'Cinq moyens sans électricité. À la place de la projection : une toile qu’on roule. Du film : deux acteurs et un conteur. Du schéma : un corps dessiné à la craie au sol. Des chiffres : 100 haricots ou cailloux. De la lampe : le matin, une table près de la porte.',
      note: 'Chaque groupe prend une image et l’essaie avec un fait de son choix.',
    },
    es: {
      titles: ['Proyector', 'Película', 'Esquema', 'Números', 'Lámpara'],
      words: [
        'Tela enrollada',
        'Dos actores, un narrador',
        'Tiza en el suelo',
        '100 frijoles o piedras',
        'Mañana, junto a la puerta',
      ],
      alt: 'Cinco recursos sin electricidad. En vez de proyector: una tela que se enrolla. De película: dos actores y un narrador. De esquema: un cuerpo con tiza en el suelo. De números: 100 frijoles o piedras. De lámpara: la mañana, una mesa junto a la puerta.',
      note: 'Cada grupo toma un dibujo y lo prueba con un dato propio.',
    },
  },
  draw: ({ titles, words }) =>
    panels(5, {
      titles,
      words,
      height: 308,
      sceneHeight: 176,
      scene: (index, width) => [group(picture(index), { x: width / 2 - 66, y: 20, scale: 1.32 })],
    }),
})

function picture(index: number): Shape[] {
  switch (index) {
    case 0:
      return [
        rect(8, 8, 84, 82, { fill: 'white', stroke: 'ink', width: 3 }),
        rect(2, 2, 96, 12, { fill: 'skinDark', radius: 5 }),
        rect(2, 86, 96, 12, { fill: 'skinDark', radius: 5 }),
        path('M24 70V54M42 70V38M60 70V46M78 70V28', { stroke: 'indigo', width: 10 }),
      ]
    case 1:
      return [
        bust(CLIENT, { x: -8, y: 34, scale: 0.37 }),
        bust(WORKER, { x: 52, y: 34, scale: 0.37 }),
        path('M30 8h40v18h-14l-6 8v-8h-20Z', { fill: 'white', stroke: 'indigo', width: 3 }),
      ]
    case 2:
      return [
        rect(2, 6, 96, 90, { fill: 'steelDark', radius: 6 }),
        circle(50, 24, 10, { stroke: 'white', width: 3 }),
        path('M32 42Q50 34 68 42L66 70H34ZM34 44L24 66M66 44L76 66M40 70V92M60 70V92', { stroke: 'white', width: 3 }),
        path('M42 58h16l-8 8Z', { stroke: 'marigold', width: 3 }),
      ]
    case 3:
      return Array.from({ length: 100 }, (_, bean) =>
        circle(
          6 + (bean % 10) * 9.8,
          6 + Math.floor(bean / 10) * 9.8,
          4,
          bean < 13 ? { fill: 'terracotta' } : { fill: 'skinLight' },
        ),
      )
    default:
      return [
        ...sun(24, 26, 13),
        rect(58, 4, 38, 84, { fill: 'white', stroke: 'ink', width: 3 }),
        path('M58 4L40 14V92L58 88Z', { fill: 'skinLight', stroke: 'ink', width: 3 }),
        line([4, 64], [50, 64], { stroke: 'ink', width: 6 }),
        path('M10 64V94M44 64V94', { stroke: 'ink', width: 5 }),
      ]
  }
}
