import { diagram } from '../../diagram.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { circle, group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const HEIGHT = 162
const PROVIDER: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }
const SHE: PersonLook = { skin: 'skin', head: 'wrap', cloth: 'terracotta' }
const HE: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'indigo' }

/** A couple sits side by side; then each talks alone, while the other waits outside. */
export const coupleSeats = diagram({
  id: 'couple-seats',
  width: 'half',
  height: HEIGHT * 2 + 12,
  texts: {
    en: {
      both: '1  Side by side',
      alone: '2  Each alone',
      waits: 'waits outside',
      alt: 'Two pictures. 1: the couple sits side by side at a table, the provider opposite. 2: she talks with the provider alone; he waits outside the closed door, and then they change places.',
      note: 'Set up the room with real chairs and act both pictures. Then the two change places. Where does the second person wait, and who can hear?',
    },
    fr: {
      both: '1  Côte à côte',
      alone: '2  Chacun seul',
      waits: 'attend dehors',
      alt: 'Deux images. 1 : le couple est assis côte à côte à une table, la soignante en face. 2 : elle parle seule avec la soignante ; lui attend derrière la porte fermée, puis ils changent de place.',
      note: 'Installez la salle avec de vraies chaises et jouez les deux images. Puis les deux changent de place. Où attend l’autre personne, et qui peut entendre ?',
    },
    es: {
      both: '1  Lado a lado',
      alone: '2  A solas',
      waits: 'espera fuera',
      alt: 'Dos imágenes. 1: la pareja está sentada lado a lado a una mesa, con la proveedora enfrente. 2: ella habla a solas con la proveedora; él espera fuera, con la puerta cerrada, y luego cambian de lugar.',
      note: 'Monte la sala con sillas de verdad y representen las dos imágenes. Luego los dos cambian de lugar. ¿Dónde espera la otra persona y quién puede oír?',
    },
  },
  draw: ({ both, alone, waits }): Shape[] => [
    ...talk(both, [bust(SHE, { x: 196, y: 44, scale: 0.52 }), bust(HE, { x: 284, y: 44, scale: 0.52 })], 358),
    group(
      [
        ...talk(alone, [bust(SHE, { x: 136, y: 44, scale: 0.52 })], 216),
        rect(238, 0, 142, HEIGHT, { fill: 'paper' }),
        rect(234, 0, 10, HEIGHT, { fill: 'ink' }),
        rect(228, 50, 22, HEIGHT - 50, { fill: 'skinLight', stroke: 'ink', width: 3 }),
        circle(233, 108, 3.5, { fill: 'ink' }),
        bust(HE, { x: 276, y: 68, scale: 0.52 }),
        ...textBox(waits, 316, 4, 124, { anchor: 'middle' }).shapes,
      ],
      { y: HEIGHT + 12 },
    ),
  ],
})

/** The provider at a table with others. @param right end of the table */
function talk(title: string, others: Shape[], right: number): Shape[] {
  return [
    rect(0, 0, 380, HEIGHT, { fill: 'sand', radius: 12 }),
    text(title, 14, 32, { bold: true }),
    bust(PROVIDER, { x: 16, y: 44, scale: 0.52 }),
    ...others,
    rect(8, 130, right, 14, { fill: 'skinLight', stroke: 'ink', width: 2.5, radius: 4 }),
    rect(22, 144, 10, 18, { fill: 'skinLight', stroke: 'ink', width: 2.5 }),
    rect(right - 20, 144, 10, 18, { fill: 'skinLight', stroke: 'ink', width: 2.5 }),
  ]
}
