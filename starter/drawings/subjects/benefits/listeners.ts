import { diagram, WIDTHS } from '../../diagram.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const PEOPLE: PersonLook[] = [
  { skin: 'skinDark', head: 'veil', headPaint: 'inkSoft', cloth: 'terracotta' },
  { skin: 'skin', head: 'short', cloth: 'leaf' },
  { skin: 'skinDeep', head: 'cap', headPaint: 'indigo', cloth: 'white' },
  { skin: 'skinLight', head: 'bun', cloth: 'marigold' },
  { skin: 'skinDark', head: 'short', cloth: 'indigo' },
]
const GAP = 12
const WIDTH = (WIDTHS.full - GAP * (PEOPLE.length - 1)) / PEOPLE.length

/** Five listeners, and what each of them often cares about. */
export const listeners = diagram({
  id: 'listeners',
  width: 'full',
  height: 338,
  texts: {
    en: {
      names: ['Grandmother', 'Husband', 'Faith leader', 'Head teacher', 'Finance officer'],
      cares: [
        'living, strong grandchildren',
        'her health, cost, respect',
        'life, duty, harmony',
        'girls who stay in class',
        'results for the money',
      ],
      alt: 'Five listeners and what they often care about. Grandmother: living, strong grandchildren. Husband: the health of his wife, cost, being respected. Faith leader: life, duty, harmony. Head teacher: girls who stay in class. Finance officer: results for the money.',
      note: 'Before you show the picture, ask what each of the five cares about. Then ask who of them surprises us.',
    },
    fr: {
      names: ['Grand-mère', 'Mari', 'Chef religieux', 'Directrice d’école', 'Agent des finances'],
      cares: [
        'petits-enfants forts',
        'sa santé, le coût, le respect',
        'vie, devoir, harmonie',
        'filles qui restent en classe',
        'résultats pour l’argent',
      ],
      alt: 'Cinq personnes qui écoutent et ce qui leur tient souvent à cœur. Grand-mère : des petits-enfants vivants et forts. Mari : la santé de sa femme, le coût, le respect. Chef religieux : la vie, le devoir, l’harmonie. Directrice d’école : des filles qui restent en classe. Agent des finances : des résultats pour l’argent.',
      note: 'Avant de montrer l’image, demandez à quoi tient chacune des cinq personnes. Puis demandez qui nous surprend.',
    },
    es: {
      names: ['Abuela', 'Esposo', 'Líder religioso', 'Directora de escuela', 'Jefe de finanzas'],
      cares: [
        'nietos vivos y fuertes',
        'la salud de ella, costo, respeto',
        'vida, deber, armonía',
        'chicas que siguen en clase',
        'resultados por el dinero',
      ],
      alt: 'Cinco personas que escuchan y lo que suele importarles. Abuela: nietos vivos y fuertes. Esposo: la salud de ella, el costo, el respeto. Líder religioso: vida, deber, armonía. Directora de escuela: chicas que siguen en clase. Jefe de finanzas: resultados por el dinero.',
      note: 'Antes de mostrar el dibujo, pregunte qué le importa a cada una de las cinco. Luego pregunte quién nos sorprende.',
    },
  },
  draw: ({ names, cares }): Shape[] =>
    PEOPLE.flatMap((look, index) => {
      const x = index * (WIDTH + GAP)
      const [middle, inner] = [x + WIDTH / 2, WIDTH - 10]
      return [
        rect(x, 0, WIDTH, 338, { fill: PANEL_FILLS[index] ?? 'sand', radius: 14 }),
        bust(look, { x: middle - 61, y: 10, scale: 0.82 }),
        ...textBox(names[index] ?? '', middle, 194, WIDTH - 2, { bold: true, anchor: 'middle', middle: true }).shapes,
        ...textBox(cares[index] ?? '', middle, 232, inner, { anchor: 'middle' }).shapes,
      ]
    }),
})
