import { diagram } from '../../../diagram.ts'
import { pinchingHand } from '../../../kit/hands.ts'
import { tick } from '../../../kit/marks.ts'
import { circle, group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'

/** The instrument stays with the trainee; the coach's hands are behind the back. */
export const emptyHands = diagram({
  id: 'training-empty-hands',
  width: 'half',
  height: 316,
  texts: {
    en: {
      trainee: 'Trainee',
      coach: 'Coach',
      alt: 'Left: the trainee’s hand holds a trocar like a pen above the arm model. Right: the coach seen from behind, with both hands behind the back.',
      note: 'Let everybody stand like the coach for one minute while a colleague ties a knot badly.',
    },
    fr: {
      trainee: 'Stagiaire',
      coach: 'Coach',
      alt: 'À gauche : la main de la stagiaire tient un trocart comme un stylo au-dessus du bras d’entraînement. À droite : le coach vu de dos, les deux mains derrière le dos.',
      note: 'Tous se tiennent comme le coach pendant une minute, pendant qu’un collègue noue mal un nœud.',
    },
    es: {
      trainee: 'Aprendiz',
      coach: 'Tutor',
      alt: 'A la izquierda: la mano de la aprendiz sostiene un trocar como un lápiz sobre el brazo de práctica. A la derecha: el tutor visto de espaldas, con las dos manos detrás.',
      note: 'Todos se paran como el tutor un minuto mientras un colega hace mal un nudo.',
    },
  },
  draw: ({ trainee, coach }): Shape[] => [
    rect(0, 0, 184, 316, { fill: 'marigoldPale', radius: 14 }),
    group(penGrip(), { x: -6, y: 6, scale: 0.98 }),
    text(trainee, 92, 300, { bold: true, anchor: 'middle' }),
    rect(196, 0, 184, 316, { fill: 'indigoPale', radius: 14 }),
    ...back(288),
    ...tick(358, 26, 34),
    text(coach, 288, 300, { bold: true, anchor: 'middle' }),
  ],
})

/** A trocar held between thumb and index finger, its tip on the arm model, 176 wide and 262 high. */
export function penGrip(): Shape[] {
  return [
    path('M12 262V244Q12 222 40 222H140Q168 222 168 244V262Z', { fill: 'skinLight', stroke: 'skin', width: 3 }),
    rect(4, 256, 172, 10, { fill: 'skinDeep', radius: 4 }),
    path('M44 222L78 132', { stroke: 'steelDark', width: 9 }),
    path('M44 222L78 132', { stroke: 'steelPale', width: 4 }),
    path('M78 132L110 48', { stroke: 'steelDark', width: 24 }),
    path('M78 132L110 48', { stroke: 'steelPale', width: 17 }),
    pinchingHand('skinDark', { x: 72, y: 148, scale: 0.66, rotate: -44, sleeve: 'terracotta' }),
  ]
}

/** A person from behind with hands on the back, 130 wide. @param x of the middle */
export function back(x: number): Shape[] {
  const arm = (side: 1 | -1): Shape[] => {
    const d = `M${x + side * 48} 128C${x + side * 72} 168 ${x + side * 62} 206 ${x + side * 14} 218`
    return [path(d, { stroke: 'steelDark', width: 31 }), path(d, { stroke: 'white', width: 26 })]
  }
  return [
    rect(x - 13, 76, 26, 30, { fill: 'skinDark' }),
    path(`M${x - 56} 134Q${x - 54} 106 ${x - 18} 100H${x + 18}Q${x + 54} 106 ${x + 56} 134L${x + 52} 262H${x - 52}Z`, {
      fill: 'white',
      stroke: 'steelDark',
      width: 3,
    }),
    circle(x, 56, 33, { fill: 'hair' }),
    circle(x, 18, 14, { fill: 'hair' }),
    ...arm(-1),
    ...arm(1),
    path(`M${x - 22} 220C${x - 10} 210 ${x + 12} 210 ${x + 22} 220`, { stroke: 'skinDark', width: 24 }),
    path(`M${x - 6} 208q8 12 4 22`, { stroke: 'skinDeep', width: 3 }),
  ]
}
