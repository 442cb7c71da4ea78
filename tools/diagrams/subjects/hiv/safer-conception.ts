import { diagram, WIDTHS } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { SCENE } from '../../kit/strip.ts'
import { text, textBox } from '../../kit/text.ts'
import { bothTested, bothWish, coupleFree, dailyTablets, otherInfections, virusFalls } from './scenes.ts'

/** The steps, in order. */
export const SCENES = [bothWish, bothTested, dailyTablets, virusFalls, otherInfections, coupleFree]
const COLUMN = WIDTHS.full / SCENES.length
const SCALE = (COLUMN - 8) / SCENE.width
const LANES = 258

export const TEXTS = {
  en: {
    words: [
      'Both wish it?',
      'Tests, if they agree',
      'Treat HIV',
      'Wait for the viral load',
      'Treat STIs; folic acid',
      'Stop the method; sex as you like',
    ],
    method: 'A method until all is ready',
    treatment: 'Treatment each day',
    alt: 'Six steps in order. 1: both wish it? 2: tests for both, if they agree. 3: treatment for the partner who has HIV. 4: viral load, wait for undetectable. 5: look for STIs and treat; folic acid. 6: stop the method; sex as you like, without counting days. Bars below: a method from step 1 to 5; treatment each day from step 3 on.',
    note: 'Cover the drawing and let the group say the order. Which step did they put first? Only couples who do not wait for step 4 count fertile days.',
  },
  fr: {
    words: [
      'Les deux le veulent ?',
      'Tests, avec accord',
      'Traiter le VIH',
      'Attendre : indétectable',
      'IST ; acide folique',
      'Arrêter la méthode ; rapports à leur gré',
    ],
    method: 'Une méthode jusque-là',
    treatment: 'Traitement chaque jour',
    alt: 'Six étapes dans l’ordre. 1 : le veulent-ils ? 2 : dépistage des deux, avec leur accord. 3 : traitement pour qui a le VIH. 4 : charge virale, attendre l’indétectable. 5 : soigner les IST ; acide folique. 6 : arrêter la méthode ; rapports à leur gré, sans compter les jours. Barres en dessous : une méthode des étapes 1 à 5 ; traitement chaque jour dès l’étape 3.',
    note: 'Cachez le dessin et faites dire l’ordre. Quelle étape le groupe a-t-il mise en premier ? Seuls les couples qui n’attendent pas l’étape 4 comptent les jours féconds.',
  },
  es: {
    words: [
      '¿Lo desean?',
      'Pruebas, si aceptan',
      'Tratar el VIH',
      'Esperar: indetectable',
      'Otras ITS; ácido fólico',
      'Dejar el método; sexo a su gusto',
    ],
    method: 'Un método hasta entonces',
    treatment: 'Tratamiento cada día',
    alt: 'Seis pasos en orden. 1: ¿lo desean? 2: pruebas para ambos, si aceptan. 3: tratamiento para quien vive con VIH. 4: carga viral, esperar a que sea indetectable. 5: tratar otras infecciones; ácido fólico. 6: dejar el método; relaciones a su gusto, sin contar días. Barras abajo: un método del paso 1 al 5; tratamiento cada día desde el paso 3.',
    note: 'Tape el dibujo y que el grupo diga el orden. ¿Qué paso puso primero? Solo las parejas que no esperan el paso 4 cuentan los días fértiles.',
  },
}

/** The six steps before a child when there is HIV, in order; below, what goes on meanwhile. */
export const saferConception = diagram({
  id: 'safer-conception',
  width: 'full',
  height: LANES + 82,
  texts: TEXTS,
  draw: ({ words, method, treatment }): Shape[] => [
    ...SCENES.flatMap((scene, index) => {
      const middle = COLUMN * (index + 0.5)
      return [
        group(scene(), { x: COLUMN * index + 4, scale: SCALE }),
        ...stepNumber(index + 1, middle, 114),
        ...(index > 0 ? arrow([middle - COLUMN + 26, 114], [middle - 24, 114], { width: 4 }) : []),
        ...textBox(words[index] ?? '', middle, 138, COLUMN - 4, { anchor: 'middle' }).shapes,
      ]
    }),
    lane(LANES, 0, 5, 'marigold'),
    text(method, 16, LANES + 27, { bold: true }),
    lane(LANES + 42, 2, 6, 'leaf'),
    text(treatment, COLUMN * 2 + 16, LANES + 69, { bold: true, paint: 'white' }),
    path(`M${COLUMN * 6 - 34} ${LANES + 48}l20 13l-20 13Z`, { fill: 'white' }),
  ],
})

function lane(y: number, from: number, to: number, fill: 'marigold' | 'leaf'): Shape {
  return rect(COLUMN * from + 2, y, COLUMN * (to - from) - 4, 38, { fill, radius: 8 })
}
