import { diagram, WIDTHS } from '../../diagram.ts'
import { sun } from '../../kit/objects.ts'
import { arrow, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { MEDICINE_SIGNS } from '../pills/medicine-signs.ts'
import { heart } from '../training/things.ts'
import { tabletsStay } from './signs.ts'

/** The amount of virus under treatment; the curve is schematic and has no scale. */
export const undetectable = diagram({
  id: 'undetectable',
  width: 'full',
  height: 330,
  texts: {
    en: {
      virus: 'Virus in the blood',
      start: 'Daily treatment begins',
      limit: 'What a test can find',
      safe: 'Undetectable: HIV is not passed on by sex',
      time: 'Time',
      alt: 'A curve of the virus in the blood over time. It is high, falls when daily treatment begins, and goes below what a test can find. There: undetectable, HIV is not passed on by sex.',
      note: 'Follow the curve with a finger. Ask what keeps it below the line: tablets each day, and a test that is repeated.',
    },
    fr: {
      virus: 'Virus dans le sang',
      start: 'Début du traitement',
      limit: 'Ce qu’un test peut trouver',
      safe: 'Indétectable : pas de transmission sexuelle',
      time: 'Temps',
      alt: 'Une courbe du virus dans le sang au fil du temps. Elle est haute, baisse quand le traitement quotidien commence, et passe sous ce qu’un test peut trouver. Là : indétectable, le VIH ne se transmet pas par le sexe.',
      note: 'Suivez la courbe du doigt. Demandez ce qui la garde sous la ligne : les comprimés chaque jour et un test répété.',
    },
    es: {
      virus: 'Virus en la sangre',
      start: 'Inicia el tratamiento',
      limit: 'Lo que una prueba detecta',
      safe: 'Indetectable: no se transmite por vía sexual',
      time: 'Tiempo',
      alt: 'Una curva del virus en la sangre en el tiempo. Es alta, baja cuando inicia el tratamiento diario y pasa por debajo de lo que una prueba detecta. Ahí: indetectable, el VIH no se transmite por vía sexual.',
      note: 'Siga la curva con el dedo. Pregunte qué la mantiene bajo la línea: tabletas cada día y una prueba repetida.',
    },
  },
  draw: ({ virus, start, limit, safe, time }): Shape[] => [
    rect(430, 232, 400, 56, { fill: 'leafPale' }),
    line([40, 232], [830, 232], { stroke: 'leaf', width: 4, dash: [12, 9] }),
    ...textBox(limit, 830, 200, 420, { anchor: 'end', paint: 'leaf', bold: true }).shapes,
    path('M40 84C120 66 170 74 232 74C300 74 310 256 430 262C560 268 700 268 826 268', {
      stroke: 'terracotta',
      width: 9,
    }),
    line([232, 50], [232, 288], { stroke: 'inkSoft', width: 2.5, dash: [5, 7] }),
    text(start, 244, 58, { bold: true }),
    text(virus, 44, 24, { bold: true, paint: 'terracotta' }),
    ...arrow([40, 288], [40, 34], { width: 4 }),
    ...arrow([40, 288], [834, 288], { width: 4 }),
    text(time, 830, 322, { anchor: 'end', paint: 'inkSoft' }),
    ...textBox(safe, 440, 100, 390, { bold: true, paint: 'deep', size: 28 }).shapes,
    ...arrow([476, 176], [476, 250], { paint: 'deep', width: 5 }),
  ],
})

/** Tablets each day, a test that finds no virus, and a heart: for a slide with its own words. */
export const undetectableSigns = diagram({
  id: 'undetectable-signs',
  width: 'half',
  height: 320,
  texts: {
    en: {
      alt: 'Tablets each day; a tube of blood and a crossed virus: the test finds none; then a heart.',
      note: 'Point to the tablets, the test and the heart. A volunteer makes one sentence of them.',
    },
    fr: {
      alt: 'Des comprimés chaque jour ; un tube de sang et un virus barré : l’examen n’en trouve pas ; puis un cœur.',
      note: 'Montrez les comprimés, l’examen et le cœur. Un volontaire en fait une seule phrase.',
    },
    es: {
      alt: 'Tabletas cada día; un tubo de sangre y un virus tachado: la prueba no lo detecta; luego un corazón.',
      note: 'Señale las tabletas, la prueba y el corazón. Una persona voluntaria hace con ellas una sola frase.',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, WIDTHS.half, 112, { fill: 'marigoldPale', radius: 14 }),
    group(tabletsStay(), { x: 60, y: 8, scale: 0.96 }),
    path('M176 56H198M187 45V67', { stroke: 'ink', width: 6 }),
    ...sun(262, 56, 27),
    ...arrow([190, 114], [190, 142], { width: 8 }),
    rect(0, 144, WIDTHS.half, 176, { fill: 'indigoPale', radius: 14 }),
    rect(28, 168, 46, 106, { fill: 'white', stroke: 'ink', width: 4, radius: 16 }),
    rect(30, 218, 42, 54, { fill: 'blood', radius: 14 }),
    rect(20, 158, 62, 16, { fill: 'ink', radius: 4 }),
    group(MEDICINE_SIGNS.infections(), { x: 90, y: 178 }),
    ...arrow([198, 228], [228, 228], { width: 8 }),
    group(heart(), { x: 236, y: 158, scale: 1.35 }),
  ],
})
