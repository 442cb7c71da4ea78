import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { hundredPanels } from '../../kit/hundred.ts'
import { arrow } from '../../kit/shapes.ts'

const figures = readFigures('pregnancies-at-15-to-19.md')
const UNINTENDED = figureOf(figures, 'Unintended', 0)
const ABORTIONS = figureOf(figures, 'Abortions', 0)

/** Pregnancies of young women: how many are not intended, and how those end. */
export const youngPregnancies = diagram({
  id: 'young-pregnancies',
  width: 'half',
  height: 298,
  texts: {
    en: {
      half: 'about half',
      captions: ['are not intended', 'of 100 of these end in abortion'],
      alt: `Two fields of 100 dots. About ${UNINTENDED} of 100 pregnancies at 15 to 19 are not intended. Of 100 of these, ${ABORTIONS} end in abortion, often unsafe.`,
      note: 'Each dot is a pregnancy. The right field looks only at those that were not intended.',
    },
    fr: {
      half: 'la moitié',
      captions: ['environ : non voulue', 'sur 100 de celles-ci : avortement'],
      alt: `Deux champs de 100 points. Environ ${UNINTENDED} grossesses sur 100 entre 15 et 19 ans ne sont pas voulues. De 100 d’entre elles, ${ABORTIONS} finissent par un avortement, souvent à risque.`,
      note: 'Chaque point est une grossesse. Le champ de droite ne montre que celles qui n’étaient pas voulues.',
    },
    es: {
      half: 'la mitad',
      captions: ['más o menos: no se buscaba', 'de 100 de esos: aborto'],
      alt: `Dos campos de 100 puntos. Unos ${UNINTENDED} de cada 100 embarazos entre los 15 y los 19 no se buscaban. De 100 de esos, ${ABORTIONS} terminan en aborto, muchas veces inseguro.`,
      note: 'Cada punto es un embarazo. El campo derecho muestra solo los que no se buscaban.',
    },
  },
  draw: ({ half, captions: [unintended = '', abortions = ''] }) => [
    ...hundredPanels(
      [
        { value: UNINTENDED, label: half, caption: unintended },
        { value: ABORTIONS, caption: abortions },
      ],
      WIDTHS.half,
    ),
    ...arrow([174, 39], [206, 39], { width: 5 }),
  ],
})
