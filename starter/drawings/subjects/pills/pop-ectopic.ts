import { diagram } from '../../diagram.ts'
import { circle, group, path, pointAt, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Beans that show an order, not figures: pregnancies, of which the last `outside` lie outside the womb. */
const BOWLS = [
  { count: 18, outside: 2 },
  { count: 7, outside: 1 },
]
const [RADIUS, BOWL_TOP] = [92, 72] as const

/** Pregnancies outside the womb, with no method and with progestin-only pills, as beans in two bowls. */
export const popEctopic = diagram({
  id: 'pop-ectopic',
  width: 'half',
  height: 340,
  texts: {
    en: {
      bean: 'A bean is a pregnancy',
      scale: 'not to scale',
      names: ['No method', 'These pills'],
      legend: ['in the womb', 'outside the womb'],
      alt: 'Two bowls of beans, as an example and not as figures. A bean is a pregnancy; a dark bean lies outside the womb. With no method there are many pregnancies, and some lie outside. With progestin-only pills there are few pregnancies, of which a larger share lies outside; in all, fewer lie outside than with no method.',
      note: 'Lay it out with white and dark beans. They show which is more, not how many. Ask: in which bowl are more dark beans?',
    },
    fr: {
      bean: 'Un haricot, une grossesse',
      scale: 'non à l’échelle',
      names: ['Sans méthode', 'Ces pilules'],
      legend: ['dans l’utérus', 'hors de l’utérus'],
      alt: 'Deux bols de haricots, en exemple et non en chiffres. Un haricot est une grossesse ; un haricot foncé est hors de l’utérus. Sans méthode, beaucoup de grossesses, dont certaines hors de l’utérus. Avec la pilule progestative, peu de grossesses, dont une plus grande part hors de l’utérus ; en tout, moins que sans méthode.',
      note: 'Faites-le avec des haricots blancs et foncés. Ils montrent où il y en a plus, pas combien. Dans quel bol y a-t-il plus de haricots foncés ?',
    },
    es: {
      bean: 'Un frijol, un embarazo',
      scale: 'no a escala',
      names: ['Sin método', 'Estas píldoras'],
      legend: ['en el útero', 'fuera del útero'],
      alt: 'Dos tazones de frijoles, como ejemplo y no como cifras. Un frijol es un embarazo; un frijol oscuro está fuera del útero. Sin método hay muchos embarazos, y algunos están fuera. Con píldoras de progestina hay pocos embarazos, de los que una parte mayor está fuera; en total, menos que sin método.',
      note: 'Hágalo con frijoles blancos y oscuros. Muestran dónde hay más, no cuántos. ¿En qué tazón hay más frijoles oscuros?',
    },
  },
  draw: ({ bean: head, scale, names, legend }) => [
    text(scale, 380, 298, { anchor: 'end', bold: true }),
    text(head, 190, 24, { bold: true, anchor: 'middle', paint: 'indigo' }),
    ...names.flatMap((name, index) => bowlOfBeans(name, index)),
    ...legend.flatMap((words, index) => [
      bean(22, 290 + index * 34, index === 1, 0),
      ...textBox(words, 48, 290 + index * 34, 320, { middle: true }).shapes,
    ]),
  ],
})

/** A bowl seen from above. */
function bowlOfBeans(name: string, index: number): Shape[] {
  const [x, y] = [RADIUS + index * 196, BOWL_TOP + RADIUS]
  const { count, outside } = BOWLS[index] ?? { count: 0, outside: 0 }
  return [
    text(name, x, 58, { bold: true, anchor: 'middle' }),
    circle(x, y, RADIUS - 2, { fill: 'skin', stroke: 'ink', width: 3 }),
    circle(x, y, RADIUS - 13, { fill: 'sand', stroke: 'skinDeep', width: 2 }),
    ...Array.from({ length: count }, (_, place) => {
      const { radius, angle } = placeOf(place)
      const [beanX, beanY] = pointAt([x, y], radius, angle)
      return bean(beanX, beanY, place >= count - outside, angle + place * 40)
    }),
  ]
}

/** Places from the middle outwards: one, a ring of six, a ring of eleven. */
function placeOf(place: number): { radius: number; angle: number } {
  if (place === 0) return { radius: 0, angle: 20 }
  if (place < 7) return { radius: 32, angle: place * 60 }
  return { radius: 62, angle: (place - 7) * (360 / 11) + 14 }
}

/** A bean with its eye; one that stands for a pregnancy outside the womb is dark and has a cross. */
function bean(x: number, y: number, isOutside: boolean, rotate: number): Shape {
  return group(
    [
      path('M-16 3C-18 -9 -8 -14 -3 -9Q1 -5 5 -9C11 -14 19 -8 16 4C13 14 -13 14 -16 3Z', {
        fill: isOutside ? 'ink' : 'white',
        stroke: 'ink',
        width: 2.5,
      }),
      isOutside
        ? path('M-5 -2l10 10M5 -2l-10 10', { stroke: 'white', width: 3 })
        : path('M-3 -5Q1 -1 5 -5', { stroke: 'skinDark', width: 4 }),
    ],
    { x, y, scale: 0.94, rotate },
  )
}
