import { diagram, WIDTHS } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { baby } from '../../kit/people.ts'
import { circle, type Look, path, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { at, BIRTH_TO_BIRTH, bar, WAIT } from './waiting-times.ts'

/** When a couple tries again that counts the advice from birth to birth. */
const TOO_EARLY = WAIT - 9

/** From birth to the next try, from birth to birth, and the mistake between both. */
export const threeCounts = diagram({
  id: 'three-counts',
  width: 'full',
  height: 330,
  texts: {
    en: {
      wait: `At least ${WAIT} months`,
      pregnancy: '9 months',
      right: `Birth to next try: ${WAIT} months, the advice`,
      same: `Birth to birth: about ${BIRTH_TO_BIRTH} months, the same advice`,
      mistake: `${WAIT} from birth to birth: she tries at ${TOO_EARLY} months`,
      alt: `A bar of at least ${WAIT} months from a birth to the next try, then 9 months of pregnancy. Three brackets. Right: ${WAIT} months from the birth to the next try. From birth to birth, about ${BIRTH_TO_BIRTH} months: the same advice. The mistake: ${WAIT} months from birth to birth, so that she tries again when her child is ${TOO_EARLY} months old.`,
      note: 'Put a finger on both ends of each bracket. Which of the three does your national slogan mean?',
    },
    fr: {
      wait: `Au moins ${WAIT} mois`,
      pregnancy: '9 mois',
      right: `Naissance à l’essai : ${WAIT} mois, le conseil`,
      same: `Naissance à naissance : environ ${BIRTH_TO_BIRTH} mois, le même conseil`,
      mistake: `${WAIT} d’une naissance à l’autre : elle essaie à ${TOO_EARLY} mois`,
      alt: `Une barre d’au moins ${WAIT} mois de la naissance au prochain essai, puis 9 mois de grossesse. Trois crochets. Juste : ${WAIT} mois de la naissance au prochain essai. D’une naissance à l’autre, environ ${BIRTH_TO_BIRTH} mois : le même conseil. L’erreur : ${WAIT} mois d’une naissance à l’autre ; elle essaie alors quand son enfant a ${TOO_EARLY} mois.`,
      note: 'Mettez un doigt aux deux bouts de chaque crochet. Duquel des trois parle le slogan national ?',
    },
    es: {
      wait: `Al menos ${WAIT} meses`,
      pregnancy: '9 meses',
      right: `Del parto al intento: ${WAIT} meses, el consejo`,
      same: `De parto a parto: unos ${BIRTH_TO_BIRTH} meses, el mismo consejo`,
      mistake: `${WAIT} de parto a parto: intenta a los ${TOO_EARLY} meses`,
      alt: `Una barra de al menos ${WAIT} meses del parto al nuevo intento y luego 9 meses de embarazo. Tres llaves. Correcto: ${WAIT} meses del parto al nuevo intento. De parto a parto, unos ${BIRTH_TO_BIRTH} meses: el mismo consejo. El error: ${WAIT} meses de parto a parto; así intenta cuando su hijo tiene ${TOO_EARLY} meses.`,
      note: 'Ponga un dedo en los dos extremos de cada llave. ¿De cuál de las tres habla el lema nacional?',
    },
  },
  draw: ({ wait, pregnancy, right, same, mistake }): Shape[] => [
    baby('skinDark', 'marigold', { x: 0, y: 2, scale: 0.8 }),
    baby('skinDark', 'terracotta', { x: WIDTHS.full - 90, y: 2, scale: 0.8 }),
    ...bar(0, WAIT, 56, 'leaf', wait, 'white'),
    ...bar(WAIT, BIRTH_TO_BIRTH, 56, 'marigold', pregnancy, 'ink'),
    ...[0, WAIT, BIRTH_TO_BIRTH].map((month) => circle(at(month), 82, 15, { fill: 'paper', stroke: 'ink', width: 5 })),
    ...bracket(WAIT, 116, { stroke: 'leaf', width: 6 }),
    ...tick(at(0) + 16, 152, 30),
    text(right, at(0) + 42, 160, { bold: true, paint: 'leaf' }),
    ...bracket(BIRTH_TO_BIRTH, 186, { stroke: 'ink', width: 4 }),
    ...tick(at(0) + 16, 222, 30),
    text(same, at(0) + 42, 230),
    ...bracket(WAIT, 256, { stroke: 'terracotta', width: 5, dash: [10, 8] }),
    circle(at(TOO_EARLY), 270, 12, { fill: 'paper', stroke: 'terracotta', width: 5 }),
    ...cross(at(0) + 16, 304, 28),
    text(mistake, at(0) + 42, 312, { bold: true }),
  ],
})

/** From the birth to a month, open at the top. */
function bracket(to: number, y: number, look: Look): Shape[] {
  return [path(`M${at(0)} ${y}v14H${at(to)}v-14`, look)]
}
