import { diagram } from '../../diagram.ts'
import { panels } from '../../kit/panels.ts'
import { bust, type PersonLook } from '../../kit/people.ts'

const HEIGHT = 330
const SCENE = 138

const LOOKS: PersonLook[] = [
  { skin: 'skinDeep', head: 'short', cloth: 'leaf' },
  { skin: 'skin', head: 'bun', cloth: 'terracotta' },
  { skin: 'skinDark', head: 'cap', headPaint: 'marigold', cloth: 'indigo' },
  { skin: 'skinDark', head: 'bun', cloth: 'marigold' },
  { skin: 'skinLight', head: 'veil', headPaint: 'steelDark', cloth: 'steelDark' },
]

/** Clients whom both services forget. */
export const hivOthers = diagram({
  id: 'hiv-others',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      titles: ['Men', 'Sex work', 'Drugs', 'Young', 'Older'],
      words: [
        'Condoms, vasectomy, a child',
        'Any method, never a forced one',
        'Same rights, no lecture',
        'First love, first questions',
        'Pregnancy possible until menopause',
      ],
      alt: 'Five people: men with HIV, condoms, vasectomy, a wish for a child; sex workers, any method and never a forced one; women who use drugs, the same rights and no lecture; adolescents born with HIV, first love and first questions; older women, pregnancy possible until menopause.',
      note: 'Each table takes one person. Which service does this person usually get here, and which never?',
    },
    fr: {
      titles: ['Hommes', 'Sexe payé', 'Drogues', 'Jeunes', 'Aînées'],
      words: [
        'Préservatif, vasectomie, un enfant',
        'Toute méthode, jamais forcée',
        'Mêmes droits, sans leçon',
        'Premier amour, questions',
        'Grossesse possible jusqu’à la ménopause',
      ],
      alt: 'Cinq personnes : hommes vivant avec le VIH, préservatif, vasectomie, désir d’enfant ; travail du sexe, toute méthode et jamais forcée ; femmes qui consomment des drogues, mêmes droits et sans leçon ; jeunes nés avec le VIH, premier amour et premières questions ; femmes plus âgées, grossesse possible jusqu’à la ménopause.',
      note: 'Chaque table prend une personne. Quel service reçoit-elle d’habitude ici, et lequel jamais ?',
    },
    es: {
      titles: ['Hombres', 'Sexo pago', 'Drogas', 'Jóvenes', 'Mayores'],
      words: [
        'Condón, vasectomía, un hijo',
        'Todo método, nunca forzado',
        'Iguales derechos, sin sermón',
        'Primer amor, preguntas',
        'Embarazo posible hasta la menopausia',
      ],
      alt: 'Cinco personas: hombres con VIH, condón, vasectomía, deseo de un hijo; trabajadoras sexuales, todo método y nunca forzado; mujeres que usan drogas, iguales derechos y sin sermón; jóvenes que nacieron con VIH, primer amor y preguntas; mujeres mayores, embarazo posible hasta la menopausia.',
      note: 'Cada mesa toma una persona. ¿Qué servicio recibe aquí casi siempre, y cuál nunca?',
    },
  },
  draw: ({ titles, words }) =>
    panels(LOOKS.length, {
      titles,
      words,
      height: HEIGHT,
      sceneHeight: SCENE,
      scene: (index, width) => {
        const look = LOOKS[index]
        return look ? [bust(look, { x: width / 2 - 49, y: 10, scale: 0.65 })] : []
      },
    }),
})
