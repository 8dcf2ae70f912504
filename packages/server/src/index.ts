export { localBus } from './ports/bus.js';
export { systemClock } from './ports/clock.js';
export { sqliteEventLog } from './store/event-log.js';
export { sqliteJobQueue } from './store/job-queue.js';
export { openStore, type Store } from './store/open.js';
export { sqliteOwnership } from './store/ownership.js';
