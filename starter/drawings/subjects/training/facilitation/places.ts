import { diagram } from '../../../diagram.ts'
import { standingAbove } from '../../../kit/from-above.ts'
import { cross, tick } from '../../../kit/marks.ts'
import type { Paint } from '../../../kit/palette.ts'
import { bust } from '../../../kit/people.ts'
import { circle, line, path, rect, type Shape } from '../../../kit/shapes.ts'
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
      alt: 'An arm model on a table. The trainee, seen from behind, works at one side. The coach stands opposite the working hand, one step back, hands behind the back. The partner reads the checklist at the end of the table.',
      note: 'Mark the place with tape on the floor. Ask what the coach sees from here and not from the side.',
    },
    fr: {
      coach: 'Coach, un pas en arrière',
      trainee: 'Stagiaire',
      partner: 'Partenaire, liste',
      alt: 'Un modèle de bras sur une table. La stagiaire, vue de dos, travaille d’un côté. Le coach est en face de la main qui travaille, un pas en arrière, mains derrière le dos. La partenaire lit la liste au bout de la table.',
      note: 'Marquez la place au sol avec du ruban. Demandez ce que le coach voit d’ici et pas de côté.',
    },
    es: {
      coach: 'Tutor, un paso atrás',
      trainee: 'Aprendiz',
      partner: 'Pareja, lista',
      alt: 'Un modelo de brazo en una mesa. La aprendiz, de espaldas, trabaja a un lado. El tutor está frente a la mano que trabaja, un paso atrás, manos a la espalda. La pareja lee la lista al extremo de la mesa.',
      note: 'Marque el lugar con cinta en el suelo. Pregunte qué ve el tutor desde aquí y no desde un lado.',
    },
  },
  draw: ({ coach, trainee, partner }): Shape[] => [
    rect(0, 0, 380, 330, { fill: 'sand', radius: 14 }),
    text(coach, 150, 32, { bold: true, paint: 'indigo', anchor: 'middle' }),
    bust({ skin: 'skinDark', head: 'short', cloth: 'indigo' }, { x: 98, y: 40, scale: 0.68 }),
    path('M104 174h92', { stroke: 'terracotta', width: 6, dash: [12, 8] }),
    path('M48 188H248L256 252H26Z', { fill: 'white', stroke: 'ink', width: 3 }),
    path('M64 226C110 206 170 204 244 216', { stroke: 'skin', width: 27 }),
    line([132, 212], [162, 211], { stroke: 'white', width: 5 }),
    ...fromBehind(),
    text(trainee, 16, 308, { bold: true }),
    bust({ skin: 'skin', head: 'veil', headPaint: 'leaf', cloth: 'leaf' }, { x: 276, y: 86, scale: 0.64 }),
    rect(304, 164, 42, 50, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
    path('M312 178h26M312 189h20M312 200h26', { stroke: 'indigo', width: 4 }),
    ...textBox(partner, 320, 234, 112, { bold: true, anchor: 'middle' }).shapes,
  ],
})

/** The trainee from behind, her hands at the model. */
function fromBehind(): Shape[] {
  return [
    path('M126 306C112 280 124 252 142 234M186 306C196 280 178 254 158 232', { stroke: 'terracotta', width: 22 }),
    path('M130 252C132 244 138 238 143 232M174 250C168 242 163 236 158 230', { stroke: 'skin', width: 15 }),
    path('M142 236L150 214', { stroke: 'steelDark', width: 5 }),
    path('M106 330C106 304 122 296 140 294H172C192 296 206 304 206 330Z', { fill: 'terracotta' }),
    path('M140 272h32v28q-16 8 -32 0Z', { fill: 'skin' }),
    circle(156, 266, 26, { fill: 'hair' }),
    circle(156, 248, 13, { fill: 'hair', stroke: 'inkSoft', width: 2 }),
  ]
}
