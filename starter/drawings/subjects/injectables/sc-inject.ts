import type { Diagram } from '../../diagram.ts'
import { line } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { MEASURES, scStep } from './sc-step.ts'
import * as scenes from './scenes.ts'

const [stepPinch, pinch] = scStep({
  name: 'pinch',
  scene: scenes.scenePinch,
  anatomical: true,
  measure: [
    line([84, 96], [154, 96], { stroke: 'ink', width: 2 }),
    line([84, 90], [84, 102], { stroke: 'ink', width: 2 }),
    line([154, 90], [154, 102], { stroke: 'ink', width: 2 }),
    text(MEASURES.fold, 119, 90, { bold: true, anchor: 'middle', size: 24 }),
  ],
  texts: {
    en: {
      point: 'Pinch a fold; do not let go',
      alt: 'Thumb and fingers pinch a fold of skin about 4 cm wide. The fold lifts the fat away from the muscle.',
      note: 'Point to the muscle below: the fold keeps it out of reach of the needle.',
    },
    fr: {
      point: 'Pincer un pli ; ne pas lâcher',
      alt: 'Le pouce et les doigts pincent un pli de peau d’environ 4 cm. Le pli éloigne la graisse du muscle.',
      note: 'Montrez le muscle en dessous : le pli le met hors de portée de l’aiguille.',
    },
    es: {
      point: 'Pellizque un pliegue; no lo suelte',
      alt: 'El pulgar y los dedos pellizcan un pliegue de piel de unos 4 cm. El pliegue separa la grasa del músculo.',
      note: 'Señale el músculo debajo: el pliegue lo aleja de la aguja.',
    },
  },
})

const [stepInsert, insert] = scStep({
  name: 'insert',
  scene: scenes.sceneInsert,
  anatomical: true,
  texts: {
    en: {
      point: 'Needle down, straight in, until the port touches the skin',
      alt: 'One hand pinches the fold, the other holds the device by the port, needle pointing down, and puts the needle straight in until the port touches the skin.',
      note: 'Show one firm movement on the model. Ask how one sees that the needle is fully in.',
    },
    fr: {
      point: 'Aiguille vers le bas, droit, jusqu’à la butée',
      alt: 'Une main pince le pli, l’autre tient le dispositif par la partie dure, aiguille vers le bas, et pique droit jusqu’à ce que la partie dure touche la peau.',
      note: 'Montrez un seul geste ferme sur le modèle. Demandez comment on voit que l’aiguille est bien entrée.',
    },
    es: {
      point: 'Aguja abajo, recta, hasta que la parte dura toque la piel',
      alt: 'Una mano pellizca el pliegue; la otra sostiene el dispositivo por la parte dura, con la aguja hacia abajo, y la introduce recta hasta que la parte dura toca la piel.',
      note: 'Muestre un solo movimiento firme en el modelo. Pregunte cómo se ve que la aguja entró toda.',
    },
  },
})

const [stepPress, press] = scStep({
  name: 'press',
  scene: scenes.scenePress,
  anatomical: true,
  texts: {
    en: {
      point: `Press slowly, ${MEASURES.press}; needle out, then let go`,
      alt: 'Thumb and finger press the reservoir slowly, 5 to 7 seconds, until it is flat. The needle comes out first; then the fold is let go.',
      note: 'Point to both hands: one presses, the other still holds the fold.',
    },
    fr: {
      point: `Presser lentement, ${MEASURES.press} ; retirer, puis lâcher`,
      alt: 'Le pouce et un doigt pressent le réservoir lentement, 5 à 7 secondes, jusqu’à ce qu’il soit plat. On retire l’aiguille, puis on lâche le pli.',
      note: 'Montrez les deux mains : l’une presse, l’autre tient encore le pli.',
    },
    es: {
      point: `Apriete despacio, ${MEASURES.press}; saque y luego suelte`,
      alt: 'El pulgar y un dedo aprietan el depósito despacio, de 5 a 7 segundos, hasta que queda plano. Primero se saca la aguja y luego se suelta el pliegue.',
      note: 'Señale las dos manos: una aprieta, la otra todavía sostiene el pliegue.',
    },
  },
})

export const SC_INJECT: Diagram[] = [stepPinch, pinch, stepInsert, insert, stepPress, press]
