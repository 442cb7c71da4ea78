import { diagram, WIDTHS } from '../../diagram.ts'
import { circle, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Beans that show an order, not figures: rows of pregnancies, of which the last `outside` lie outside the womb. */
const JARS = [
  { count: 24, outside: 2 },
  { count: 4, outside: 1 },
]
const [WIDTH, HEIGHT, COLUMNS] = [180, 236, 4]

/** Pregnancies outside the womb, with no method and with progestin-only pills. */
export const popEctopic = diagram({
  id: 'pop-ectopic',
  width: 'half',
  height: 340,
  texts: {
    en: {
      names: ['No method', 'These pills'],
      outside: '= outside the womb',
      alt: 'Two jars of beans, as an example and not as figures. With no method there are many pregnancies, and some lie outside the womb. With progestin-only pills there are few pregnancies, of which a larger share lies outside; in all, fewer lie outside than with no method.',
      note: 'Lay it out with beans. They show which is more, not how many. Ask: in which jar are more dark beans?',
    },
    fr: {
      names: ['Sans méthode', 'Ces pilules'],
      outside: '= hors de l’utérus',
      alt: 'Deux bocaux de haricots, en exemple et non en chiffres. Sans méthode, beaucoup de grossesses, dont certaines hors de l’utérus. Avec la pilule progestative, peu de grossesses, dont une plus grande part hors de l’utérus ; en tout, moins que sans méthode.',
      note: 'Faites-le avec des haricots. Ils montrent où il y en a plus, pas combien. Dans quel bocal y a-t-il plus de haricots foncés ?',
    },
    es: {
      names: ['Sin método', 'Estas píldoras'],
      outside: '= fuera del útero',
      alt: 'Dos frascos de frijoles, como ejemplo y no como cifras. Sin método hay muchos embarazos, y algunos están fuera del útero. Con píldoras de progestina hay pocos embarazos, de los que una parte mayor está fuera; en total, menos que sin método.',
      note: 'Hágalo con frijoles. Muestran dónde hay más, no cuántos. ¿En qué frasco hay más frijoles oscuros?',
    },
  },
  draw: ({ names, outside }) => [
    ...names.flatMap((name, index) => jar(name, index)),
    ...bean(20, 316, true),
    ...textBox(outside, 44, 316, WIDTHS.half - 50, { middle: true }).shapes,
  ],
})

function jar(name: string, index: number): Shape[] {
  const x = index * (WIDTH + 20)
  const { count, outside } = JARS[index] ?? { count: 0, outside: 0 }
  return [
    text(name, x + WIDTH / 2, 24, { bold: true, anchor: 'middle', paint: 'indigo' }),
    rect(x + 22, 38, WIDTH - 44, 18, { fill: 'steel', stroke: 'ink', width: 3, radius: 4 }),
    path(
      `M${x + 30} 58Q${x + 6} 70 ${x + 6} 92V${HEIGHT + 36}Q${x + 6} ${HEIGHT + 50} ${x + 20} ${HEIGHT + 50}H${x + WIDTH - 20}Q${x + WIDTH - 6} ${HEIGHT + 50} ${x + WIDTH - 6} ${HEIGHT + 36}V92Q${x + WIDTH - 6} 70 ${x + WIDTH - 30} 58Z`,
      {
        fill: 'white',
        stroke: 'ink',
        width: 3.5,
      },
    ),
    ...Array.from({ length: count }, (_, place) =>
      bean(x + 34 + (place % COLUMNS) * 37, HEIGHT + 28 - Math.floor(place / COLUMNS) * 33, place >= count - outside),
    ).flat(),
  ]
}

/** A bean; one that stands for a pregnancy outside the womb is dark and has a cross. */
function bean(x: number, y: number, isOutside: boolean): Shape[] {
  if (!isOutside) return [circle(x, y, 13, { fill: 'marigoldPale', stroke: 'ink', width: 2.5 })]
  return [
    circle(x, y, 14, { fill: 'ink' }),
    path(`M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`, { stroke: 'white', width: 3.5 }),
  ]
}
