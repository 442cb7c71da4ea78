import { diagram } from '../../../diagram.ts'
import { cross, tick } from '../../../kit/marks.ts'
import { bubble } from '../../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'

/** What bends a choice, and what a free choice may be. */
export const communityNoPush = diagram({
  id: 'community-no-push',
  width: 'half',
  height: 326,
  texts: {
    en: {
      words: ['Target', 'Reward', '“Not now”', 'Stop, change'],
      alt: 'Two things that bend a choice are crossed out: a target, a reward. Two things are right: to say not now, and to stop or change a method.',
      note: 'Ask how trainees are counted: visits, or injections?',
    },
    fr: {
      words: ['Objectif', 'Prime', '« Pas encore »', 'Stop, changer'],
      alt: 'Deux choses qui faussent un choix sont barrées : un objectif chiffré, une prime. Deux choses sont justes : dire pas encore, et arrêter ou changer de méthode.',
      note: 'Demandez comment les participants sont comptés : visites ou injections ?',
    },
    es: {
      words: ['Meta', 'Premio', '«Ahora no»', 'Dejar, cambiar'],
      alt: 'Dos cosas que tuercen una elección están tachadas: una meta y un premio. Dos cosas son correctas: decir ahora no, y dejar o cambiar un método.',
      note: 'Pregunte cómo se cuenta el trabajo: ¿visitas o inyecciones?',
    },
  },
  draw: ({ words }): Shape[] =>
    words.flatMap((word, index): Shape[] => {
      const [x, y] = [(index % 2) * 194, Math.floor(index / 2) * 168]
      const isWrong = index < 2
      return [
        rect(x, y, 186, 158, { fill: isWrong ? 'terracottaPale' : 'leafPale', radius: 14 }),
        group(sign(index), { x: x + 43, y: y + 12 }),
        ...(isWrong ? cross(x + 26, y + 28, 34) : tick(x + 26, y + 28, 36)),
        text(word, x + 93, y + 144, { bold: true, anchor: 'middle' }),
      ]
    }),
})

function sign(index: number): Shape[] {
  switch (index) {
    case 0:
      return [
        circle(50, 50, 44, { fill: 'white', stroke: 'indigo', width: 6 }),
        circle(50, 50, 27, { fill: 'white', stroke: 'indigo', width: 6 }),
        circle(50, 50, 11, { fill: 'terracotta' }),
      ]
    case 1:
      return [
        rect(14, 44, 72, 50, { fill: 'marigold', stroke: 'ink', width: 3 }),
        rect(8, 28, 84, 20, { fill: 'marigold', stroke: 'ink', width: 3 }),
        path('M50 28V94', { stroke: 'terracotta', width: 11 }),
        path('M50 26C30 22 22 6 36 4C46 4 50 18 50 26C50 18 54 4 64 4C78 6 70 22 50 26', {
          stroke: 'terracotta',
          width: 6,
        }),
      ]
    case 2:
      return [...bubble(4, 8, 92, 60, 30), path('M22 38h12M44 38h12M66 38h12', { stroke: 'indigo', width: 9 })]
    default:
      return [
        ...arrow([18, 66], [84, 34], { paint: 'leaf', width: 9, bend: 26 }),
        ...arrow([84, 58], [18, 88], { paint: 'indigo', width: 9, bend: 22 }),
      ]
  }
}
