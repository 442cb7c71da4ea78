import { diagram } from '../../../diagram.ts'
import { standingAbove } from '../../../kit/from-above.ts'
import { cross, tick } from '../../../kit/marks.ts'
import type { Paint } from '../../../kit/palette.ts'
import { line, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'

const CLOTHS: Paint[] = ['terracotta', 'marigold', 'leaf', 'steelDark']

/** A table with an arm model from above. @param x and `y` of its top left corner */
function armTable(x: number, y: number): Shape[] {
  return [
    rect(x, y, 128, 58, { fill: 'sand', stroke: 'ink', width: 3, radius: 6 }),
    path(`M${x + 18} ${y + 34}C${x + 44} ${y + 22} ${x + 72} ${y + 24} ${x + 110} ${y + 30}`, {
      stroke: 'skin',
      width: 19,
    }),
    line([x + 60, y + 26], [x + 76, y + 27], { stroke: 'white', width: 4 }),
  ]
}

/** Where watchers stand at a demonstration. */
export const demonstrationPlaces = diagram({
  id: 'training-demonstration',
  width: 'half',
  height: 326,
  texts: {
    en: {
      wrong: 'Opposite',
      right: 'Behind me',
      alt: 'A table with an arm model from above, two times. Wrong: the watchers stand opposite the one who shows, and see left and right exchanged. Right: they stand behind her shoulder and see it as her own hands do it.',
      note: 'Let people change places and say where the needle enters: left or right?',
    },
    fr: {
      wrong: 'En face',
      right: 'Derrière moi',
      alt: 'Une table avec un modèle de bras vue d’en haut, deux fois. Faux : les spectateurs sont en face de celle qui montre et voient la gauche et la droite inversées. Juste : ils sont derrière son épaule et voient comme ses propres mains.',
      note: 'Faites changer de place et demandez où entre l’aiguille : à gauche ou à droite ?',
    },
    es: {
      wrong: 'Enfrente',
      right: 'Detrás',
      alt: 'Una mesa con un modelo de brazo vista desde arriba, dos veces. Incorrecto: quienes miran están frente a quien muestra y ven izquierda y derecha cambiadas. Correcto: están detrás de su hombro y lo ven como sus propias manos.',
      note: 'Pida que cambien de lugar y digan por dónde entra la aguja: ¿izquierda o derecha?',
    },
  },
  draw: ({ wrong, right }): Shape[] => [
    rect(0, 0, 184, 276, { fill: 'terracottaPale', radius: 14 }),
    ...CLOTHS.map((cloth, index) =>
      standingAbove({ x: 30 + index * 42, y: 34 + (index % 2) * 34, rotate: 180, cloth, scale: 0.66 }),
    ),
    ...armTable(28, 112),
    standingAbove({ x: 92, y: 212, rotate: 0, cloth: 'indigo', scale: 0.9 }, true),
    ...cross(22, 302, 32),
    text(wrong, 46, 310, { bold: true }),
    rect(196, 0, 184, 276, { fill: 'leafPale', radius: 14 }),
    ...armTable(224, 30),
    standingAbove({ x: 288, y: 130, rotate: 0, cloth: 'indigo', scale: 0.9 }, true),
    ...CLOTHS.map((cloth, index) =>
      standingAbove({ x: 226 + index * 42, y: 198 + (index % 2) * 40, rotate: 12 - index * 8, cloth, scale: 0.66 }),
    ),
    ...tick(214, 302, 34),
    text(right, 238, 310, { bold: true }),
  ],
})

/** Where the coach stands at an arm model. */
export const coachPlace = diagram({
  id: 'training-coach-place',
  width: 'half',
  height: 330,
  texts: {
    en: {
      coach: 'Coach, one step back',
      trainee: 'Trainee',
      partner: 'Partner, checklist',
      alt: 'An arm model from above. The trainee works at one side. The coach stands opposite the working hand, one step back, hands behind the back. The partner reads the checklist at the end of the table.',
      note: 'Mark the place with tape on the floor. Ask what the coach sees from here and not from the side.',
    },
    fr: {
      coach: 'Coach, un pas en arrière',
      trainee: 'Stagiaire',
      partner: 'Partenaire, liste',
      alt: 'Un modèle de bras vu d’en haut. La stagiaire travaille d’un côté. Le coach est en face de la main qui travaille, un pas en arrière, mains derrière le dos. La partenaire lit la liste au bout de la table.',
      note: 'Marquez la place au sol avec du ruban. Demandez ce que le coach voit d’ici et pas de côté.',
    },
    es: {
      coach: 'Tutor, un paso atrás',
      trainee: 'Aprendiz',
      partner: 'Pareja, lista',
      alt: 'Un modelo de brazo visto desde arriba. La aprendiz trabaja a un lado. El tutor está frente a la mano que trabaja, un paso atrás, manos a la espalda. La pareja lee la lista al extremo de la mesa.',
      note: 'Marque el lugar con cinta en el suelo. Pregunte qué ve el tutor desde aquí y no desde un lado.',
    },
  },
  draw: ({ coach, trainee, partner }): Shape[] => [
    rect(0, 0, 380, 330, { fill: 'sand', radius: 14 }),
    text(coach, 190, 32, { bold: true, paint: 'indigo', anchor: 'middle' }),
    standingAbove({ x: 170, y: 74, rotate: 180, cloth: 'indigo', scale: 0.95 }),
    path('M152 64Q170 46 188 64', { stroke: 'skinDark', width: 8 }),
    path('M140 98h60', { stroke: 'terracotta', width: 6, dash: [12, 8] }),
    rect(70, 136, 216, 70, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
    path('M92 178C140 158 200 160 262 168', { stroke: 'skin', width: 28 }),
    line([160, 164], [186, 163], { stroke: 'white', width: 5 }),
    standingAbove({ x: 186, y: 246, rotate: -6, cloth: 'terracotta', skin: 'skin', scale: 0.95 }, true),
    path('M170 206L166 172', { stroke: 'steelDark', width: 5 }),
    text(trainee, 186, 304, { bold: true, anchor: 'middle' }),
    standingAbove({ x: 330, y: 172, rotate: 270, cloth: 'leaf', scale: 0.85 }),
    rect(292, 158, 18, 26, { fill: 'white', stroke: 'ink', width: 2.5 }),
    ...textBox(partner, 376, 210, 132, { bold: true, anchor: 'end' }).shapes,
  ],
})
