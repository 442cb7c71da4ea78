/** The method and path of each call. The browser loads this file, so it has no schemas. */
export const paths = {
  listCategories: 'GET /api/training/modulecategory/',
  listModuleNames: 'GET /api/training/module-names/',
  listModules: 'GET /api/training/module/',
  getModule: 'GET /api/training/module/:module/',
  listSessionPlans: 'GET /api/training/modulesessionplanner/',
  listSlides: 'GET /api/training/presentatonslide/',
  listEvaluationTools: 'GET /api/training/evaluationtool/',
  listHandouts: 'GET /api/training/handout/',
  listReferences: 'GET /api/training/reference/',
  listObjectives: 'GET /api/training/learningobjective/',
  listVideos: 'GET /api/training/videos/',
  getCoverVideo: 'GET /api/training/modules/:module/video-cover/',
  downloadSlides: 'GET /api/training/module/:module/download-presentation-slides/',
  downloadModule: 'GET /api/training/module/:module/download-all-files/',
  listTrainingTools: 'GET /api/training/additional-training-tools/',
  getModulePage: 'GET /api/training/module/:module/whole/',
} as const
