import { diagram } from '../../diagram.ts'
import { cross } from '../../kit/marks.ts'
import { bottle } from '../../kit/objects.ts'
import { group, path, polygon, rect, type Shape } from '../../kit/shapes.ts'
import { type TallCard, tallCards } from '../../kit/tall-cards.ts'
import { text, textBox } from '../../kit/text.ts'
import { autoclave, boil, carry, cupboard, forceps, scrub, soak, steam, wipe } from './stations.ts'

const FLOW: [scene: () => Shape[], box: TallCard['box']][] = [
  [wipe, [18, 13, 204, 122]],
  [carry, [33, 26, 174, 129]],
  [scrub, [18, 0, 206, 160]],
  [autoclave, [33, 5, 174, 152]],
  [cupboard, [40, 7, 160, 162]],
]

/** The road of an instrument from dirty to clean. */
export const instrumentFlow = diagram({
  id: 'instrument-flow',
  width: 'full',
  height: 300,
  texts: {
    en: {
      labels: [
        'Wipe, keep moist',
        'Carry in a closed container',
        'Clean, rinse, dry, look',
        'Sterilize or high-level disinfect',
        'Store dry, covered',
      ],
      alt: 'Five steps from dirty to clean. 1: at the couch wipe off blood and keep moist. 2: carry in a closed container. 3: clean with detergent and brush, rinse, dry, look. 4: sterilize, or high-level disinfect. 5: store dry and covered. There is no way back.',
      note: 'Follow one instrument with your finger, and ask at each place who does it here, and with what.',
    },
    fr: {
      labels: [
        'Essuyer, garder humide',
        'Porter en boîte fermée',
        'Laver, rincer, sécher, regarder',
        'Stériliser ou DHN',
        'Ranger sec, couvert',
      ],
      alt: 'Cinq étapes du sale au propre. 1 : au lit, essuyer le sang et garder humide. 2 : transporter dans un récipient fermé. 3 : laver au détergent et à la brosse, rincer, sécher, regarder. 4 : stériliser, ou désinfection de haut niveau (DHN). 5 : ranger sec et couvert. On ne revient pas en arrière.',
      note: 'Suivez un instrument du doigt : qui fait quoi ici, et avec quoi ?',
    },
    es: {
      labels: [
        'Limpiar, mantener húmedo',
        'Llevar en envase cerrado',
        'Lavar, enjuagar, secar, mirar',
        'Esterilizar o alto nivel',
        'Guardar seco, tapado',
      ],
      alt: 'Cinco pasos de sucio a limpio. 1: junto a la camilla, limpiar la sangre y mantener húmedo. 2: llevar en un envase cerrado. 3: lavar con detergente y cepillo, enjuagar, secar, mirar. 4: esterilizar, o desinfección de alto nivel (DAN). 5: guardar seco y tapado. No hay vuelta atrás.',
      note: 'Siga un instrumento con el dedo: ¿quién lo hace aquí y con qué?',
    },
  },
  draw: ({ labels }) =>
    tallCards(
      FLOW.map(([scene, box], index) => ({ scene: scene(), box, label: labels[index] ?? '', mark: index + 1 })),
      300,
      true,
    ),
})

/** High-level disinfection: three ways. */
export const hldWays = diagram({
  id: 'hld-ways',
  width: 'full',
  height: 320,
  texts: {
    en: {
      labels: [
        'Boil 20 minutes from the rolling boil; all covered',
        'Steam 20 minutes from when steam flows',
        'Chlorine 0.1% 20 minutes, boiled water; rinse',
      ],
      alt: 'Three ways of high-level disinfection, 20 minutes each. Boiling: from the rolling boil, everything under water. Steaming: from the moment when steam flows. Chlorine 0.1 per cent made with boiled water, then rinse with boiled water. Glutaraldehyde 2 per cent: 20 minutes, or as the label says, then rinse.',
      note: 'Ask when the clock starts at each pot, and what happens when somebody adds an instrument.',
    },
    fr: {
      labels: [
        'Bouillir 20 minutes dès gros bouillons ; tout couvert',
        'Vapeur 20 minutes dès que la vapeur sort',
        'Chlore 0,1 % 20 minutes, eau bouillie ; rincer',
      ],
      alt: 'Trois façons de désinfecter à haut niveau, 20 minutes chacune. Ébullition : dès les gros bouillons, tout sous l’eau. Vapeur : dès que la vapeur sort. Chlore à 0,1 % préparé avec de l’eau bouillie, puis rincer à l’eau bouillie. Glutaraldéhyde à 2 % : 20 minutes, ou selon l’étiquette, puis rincer.',
      note: 'Demandez quand l’horloge démarre, et ce qui se passe si l’on ajoute un instrument.',
    },
    es: {
      labels: [
        'Hervir 20 minutos desde el hervor fuerte; todo cubierto',
        'Vapor 20 minutos desde que sale vapor',
        'Cloro 0,1 % 20 minutos, agua hervida; enjuagar',
      ],
      alt: 'Tres formas de desinfección de alto nivel, 20 minutos cada una. Hervir: desde el hervor fuerte, todo bajo el agua. Vapor: desde que sale vapor. Cloro al 0,1 % preparado con agua hervida, luego enjuagar con agua hervida. Glutaraldehído al 2 %: 20 minutos o según la etiqueta, luego enjuagar.',
      note: 'Pregunte cuándo empieza a contar el reloj y qué pasa si alguien añade un instrumento.',
    },
  },
  draw: ({ labels }) =>
    [boil(), steam(), soak()].flatMap((scene, index) => [
      rect(index * 284, 0, 268, 320, { fill: 'indigoPale', radius: 14 }),
      group(scene, { x: index * 284 + 8, y: 14, scale: 1.04 }),
      ...textBox(labels[index] ?? '', index * 284 + 134, 206, 252, { anchor: 'middle' }).shapes,
    ]),
})

/** What touches what needs what. */
export const instrumentNeeds = diagram({
  id: 'instrument-needs',
  width: 'half',
  height: 330,
  texts: {
    en: {
      rows: [
        ['Below the skin', 'Sterile'],
        ['Vagina, cervix, womb', 'Sterile or high-level'],
        ['Whole skin', 'Clean'],
      ],
      alt: 'Below the skin or into blood: sterile. Vagina, cervix, womb: sterile, or at least high-level disinfected. Whole skin: clean.',
      note: 'Hold up instruments and ask: what does it touch? Then: what does it need?',
    },
    fr: {
      rows: [
        ['Sous la peau', 'Stérile'],
        ['Vagin, col, utérus', 'Stérile ou haut niveau'],
        ['Peau saine', 'Propre'],
      ],
      alt: 'Sous la peau ou dans le sang : stérile. Vagin, col, utérus : stérile, ou au moins désinfection de haut niveau. Peau saine : propre.',
      note: 'Montrez des instruments : que touche-t-il ? Puis : de quoi a-t-il besoin ?',
    },
    es: {
      rows: [
        ['Bajo la piel', 'Estéril'],
        ['Vagina, cuello, útero', 'Estéril o alto nivel'],
        ['Piel sana', 'Limpio'],
      ],
      alt: 'Bajo la piel o en la sangre: estéril. Vagina, cuello, útero: estéril, o al menos desinfección de alto nivel. Piel sana: limpio.',
      note: 'Muestre instrumentos: ¿qué toca? Luego: ¿qué necesita?',
    },
  },
  draw: ({ rows }) =>
    rows.flatMap(([touches = '', needs = ''], index) => {
      const [top, inset] = [index * 110, 72 - index * 25]
      const look = (['terracotta', 'marigold', 'leafPale'] as const)[index] ?? 'sand'
      const ink = index === 0 ? 'white' : 'ink'
      return [
        polygon(
          [
            [inset, top],
            [380 - inset, top],
            [380 - inset + 22, top + 102],
            [inset - 22, top + 102],
          ],
          { fill: look },
        ),
        text(touches, 190, top + 42, { anchor: 'middle', paint: ink }),
        text(needs, 190, top + 78, { anchor: 'middle', bold: true, paint: ink }),
      ]
    }),
})

/** Clean first: no soaking in chlorine. */
export const cleanFirst = diagram({
  id: 'clean-first',
  width: 'half',
  height: 320,
  texts: {
    en: {
      labels: ['No soaking in chlorine first', 'Detergent and brush, under water'],
      alt: 'Wrong: soaking a used instrument in chlorine before it is cleaned. Right: cleaning it with detergent and a brush below the surface of the water.',
      note: 'Ask what blood does to chlorine, and chlorine to metal.',
    },
    fr: {
      labels: ['Pas de chlore avant lavage', 'Détergent et brosse, sous l’eau'],
      alt: 'Faux : tremper un instrument utilisé dans le chlore avant de le laver. Juste : le laver au détergent et à la brosse sous la surface de l’eau.',
      note: 'Demandez ce que le sang fait au chlore, et le chlore au métal.',
    },
    es: {
      labels: ['Sin cloro antes de lavar', 'Detergente y cepillo, bajo agua'],
      alt: 'Incorrecto: remojar en cloro un instrumento usado antes de lavarlo. Correcto: lavarlo con detergente y cepillo bajo la superficie del agua.',
      note: 'Pregunte qué hace la sangre al cloro y el cloro al metal.',
    },
  },
  draw: ({ labels }) => [
    rect(0, 0, 380, 154, { fill: 'terracottaPale', radius: 12 }),
    group(inChlorine(), { x: 4, y: 4, scale: 0.84 }),
    ...cross(352, 28, 34),
    ...textBox(labels[0] ?? '', 202, 84, 170, { middle: true, bold: true }).shapes,
    rect(0, 166, 380, 154, { fill: 'leafPale', radius: 12 }),
    group(scrub(), { x: 8, y: 192, scale: 0.76 }),
    ...textBox(labels[1] ?? '', 218, 243, 158, { middle: true, bold: true }).shapes,
  ],
})

function inChlorine(): Shape[] {
  return [
    path('M30 60H200L186 164H44Z', { fill: 'white', stroke: 'steelDark', width: 4 }),
    path('M36 84H194L186 162H44Z', { fill: 'marigoldPale' }),
    forceps(114, 126, 84, 0.72),
    path('M90 118c10 -8 24 -8 34 0', { stroke: 'terracotta', width: 7 }),
    ...bottle(176, 54, 54, 'marigold'),
  ]
}
