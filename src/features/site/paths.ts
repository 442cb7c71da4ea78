/** The method and path of each call. The browser loads this file, so it has no schemas. */
export const paths = {
  getHealth: 'GET /api/site/health/',
  listManagedTopics: 'GET /api/site/topics/',
  addTopic: 'POST /api/site/topics/',
  changeTopic: 'PUT /api/site/topics/:topic/',
  removeTopic: 'DELETE /api/site/topics/:topic/',
  orderTopics: 'PUT /api/site/topic-order/',
  mergeTopic: 'POST /api/site/topics/:topic/merge/',
  getSettings: 'GET /api/site/settings/',
  changeSettings: 'PUT /api/site/settings/',
  undoMerge: 'DELETE /api/site/topics/:topic/merge/',
} as const

export const HEALTH_PAGE = '/admin/site'
export const TOPICS_PAGE = '/admin/site/topics'
export const MEMBERS_PAGE = '/admin/site/members'
