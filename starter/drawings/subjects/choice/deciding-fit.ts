import { diagram } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { bubble, bust } from '../../kit/people.ts'
import { arrow, group, rect, type Shape } from '../../kit/shapes.ts'
import { padlock } from '../training/things.ts'

/** Deciding: from what matters to her, to two or three methods that fit. */
export const decidingFit = diagram({
  id: 'deciding-fit',
  width: 'half',
  height: 278,
  texts: {
    en: {
      alt: 'A client who thinks of privacy, a padlock: what matters to her. An arrow leads to the signs of three methods that fit: injection, implant, IUD.',
      note: 'The padlock stands for privacy. Change what matters to her, for example no hormones, and let trainees change the three signs.',
    },
    fr: {
      alt: 'Une cliente qui pense à la discrétion, un cadenas : ce qui compte pour elle. Une flèche mène aux signes de trois méthodes possibles : injection, implant, DIU.',
      note: 'Le cadenas est la discrétion. Changez ce qui compte, par exemple sans hormones, et faites changer les trois signes.',
    },
    es: {
      alt: 'Una clienta que piensa en la privacidad, un candado: lo que le importa. Una flecha lleva a los signos de tres métodos que convienen: inyección, implante, DIU.',
      note: 'El candado es la privacidad. Cambie lo que le importa, por ejemplo sin hormonas, y pida que cambien los tres signos.',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, 380, 124, { fill: 'indigoPale', radius: 14 }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 70, y: 24, scale: 0.555 }),
    ...bubble(176, 8, 96, 80, 2),
    group(padlock(), { x: 194, y: 17, scale: 0.6 }),
    ...arrow([190, 128], [190, 160], { width: 7 }),
    ...(['injection', 'implant', 'iud'] as const).map((sign, index) =>
      methodSign(sign, { x: index * 135, y: 166, scale: 1.1 }),
    ),
  ],
})
