import { diagram } from '../../diagram.ts'
import { answersDrawing } from '../spacing/four-answers.ts'

/** The same four answers when there is HIV, and what each leads to. */
export const hivFourAnswers = diagram({
  id: 'hiv-four-answers',
  width: 'full',
  height: 340,
  texts: {
    en: {
      answers: ['“Yes”', '“Not now”', '“Never (again)”', '“Not sure”'],
      steps: [
        'Safer conception, care before',
        'A method that can be stopped',
        'Long-acting, permanent: freely chosen',
        'Time to talk, a method meanwhile',
      ],
      alt: 'Four answers to “A child in the coming year?”. Yes: safer conception, care before pregnancy. Not now: a method that can be stopped. Never (again): long-acting or permanent, freely chosen. Not sure: time to talk, and a method meanwhile.',
      note: 'Cover the lower boxes. Let each trainee say one answer and hear what is offered.',
    },
    fr: {
      answers: ['« Oui »', '« Pas maintenant »', '« Plus jamais »', '« Je ne sais pas »'],
      steps: [
        'Conception à moindre risque, soins',
        'Une méthode que l’on arrête',
        'Longue durée, définitive : libre choix',
        'Du temps, une méthode d’ici là',
      ],
      alt: 'Quatre réponses à « Un enfant dans l’année ? ». Oui : conception à moindre risque, soins avant la grossesse. Pas maintenant : une méthode que l’on peut arrêter. Plus jamais : longue durée ou définitive, librement choisie. Je ne sais pas : du temps pour en parler, et une méthode d’ici là.',
      note: 'Cachez les cadres du bas. Chacun dit une réponse et entend ce qu’on lui propose.',
    },
    es: {
      answers: ['«Sí»', '«Ahora no»', '«Nunca más»', '«No sé»'],
      steps: [
        'Embarazo más seguro, cuidados',
        'Un método que se pueda dejar',
        'Larga duración, permanente: libre',
        'Tiempo para hablar, y un método',
      ],
      alt: 'Cuatro respuestas a «¿Un embarazo este año?». Sí: embarazo más seguro, cuidados antes. Ahora no: un método que se pueda dejar. Nunca más: de larga duración o permanente, si ella quiere. No sé: tiempo para hablar, y un método mientras.',
      note: 'Tape los cuadros de abajo. Cada quien dice una respuesta y oye qué se le ofrece.',
    },
  },
  draw: answersDrawing,
})
