import { diagram, WIDTHS } from '../../diagram.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const SIGNS: MethodSign[] = ['condom', 'pills', 'injection', 'iud', 'breastfeeding']
const HEIGHT = 68

/** What some methods do for health besides preventing pregnancy: as on the handout on health benefits. */
export const methodsProtect = diagram({
  id: 'methods-also-protect',
  width: 'full',
  height: HEIGHT * SIGNS.length,
  texts: {
    en: {
      names: ['Condoms', 'Combined pills', 'DMPA', 'LNG-IUD', 'LAM'],
      words: [
        'used correctly every time, help to prevent HIV and other STIs',
        'lower the risk of cancer of the ovary and of the womb lining',
        'lowers the risk of womb-lining cancer and fibroids',
        'makes bleeding lighter, protects from anaemia',
        'goes with the best feeding for the baby',
      ],
      alt: 'Five signs. Condoms, used correctly every time, help to prevent HIV and other STIs. Combined pills lower the risk of cancer of the ovary and of the womb lining. DMPA lowers the risk of womb-lining cancer and fibroids. The LNG-IUD makes bleeding lighter and protects from anaemia. LAM goes with the best feeding for the baby.',
      note: 'Before you show the picture, ask which method does what. Then say that methods also have side effects.',
    },
    fr: {
      names: ['Préservatifs', 'Pilule combinée', 'DMPA', 'DIU-LNG', 'MAMA'],
      words: [
        'bien employés chaque fois, aident à prévenir le VIH et d’autres IST',
        'baisse le risque de cancer de l’ovaire et de la muqueuse de l’utérus',
        'baisse le risque de cancer de la muqueuse de l’utérus et de fibromes',
        'rend les règles moins abondantes, protège de l’anémie',
        'va avec la meilleure alimentation du bébé',
      ],
      alt: 'Cinq signes. Les préservatifs, bien employés chaque fois, aident à prévenir le VIH et d’autres IST. La pilule combinée baisse le risque de cancer de l’ovaire et de la muqueuse de l’utérus. Le DMPA baisse celui de la muqueuse et des fibromes. Le DIU au LNG rend les règles moins abondantes et protège de l’anémie. La MAMA va avec la meilleure alimentation du bébé.',
      note: 'Avant de montrer l’image, demandez quelle méthode fait quoi. Puis dites que les méthodes ont aussi des effets secondaires.',
    },
    es: {
      names: ['Condones', 'Combinadas', 'AMPD', 'DIU-LNG', 'MELA'],
      words: [
        'bien usados cada vez, ayudan a prevenir el VIH y otras ITS',
        'bajan el riesgo de cáncer de ovario y del revestimiento del útero',
        'baja el riesgo de cáncer del revestimiento del útero y de miomas',
        'hace la regla menos abundante, protege de la anemia',
        'va con la mejor alimentación del bebé',
      ],
      alt: 'Cinco signos. Los condones, bien usados cada vez, ayudan a prevenir el VIH y otras ITS. Las píldoras combinadas bajan el riesgo de cáncer de ovario y del revestimiento del útero. El AMPD baja el del revestimiento y de los miomas. El DIU con LNG hace la regla menos abundante y protege de la anemia. La MELA va con la mejor alimentación del bebé.',
      note: 'Antes de mostrar el dibujo, pregunte qué método hace qué. Luego diga que los métodos también tienen efectos secundarios.',
    },
  },
  draw: ({ names, words }): Shape[] =>
    SIGNS.flatMap((sign, index) => {
      const y = index * HEIGHT
      return [
        rect(0, y + 1, WIDTHS.full, HEIGHT - 3, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 10 }),
        methodSign(sign, { x: 10, y: y + 3, scale: 0.61 }),
        ...textBox(names[index] ?? '', 86, y + HEIGHT / 2, 200, { bold: true, middle: true }).shapes,
        ...textBox(words[index] ?? '', 288, y + HEIGHT / 2, WIDTHS.full - 300, { middle: true }).shapes,
      ]
    }),
})
