import { PgBoss } from 'pg-boss';

/** Where the queues of jobs lie: those of the api and its worker, and those of the account service. */
const jobSchemas = ['jobs', 'accounts_jobs'] as const;

/** Makes or renews the tables of the queues, which are the library's. Several processes may do so at once. */
export async function installJobSchemas(databaseUrl: string): Promise<void> {
  for (const schema of jobSchemas) {
    const boss = new PgBoss({
      connectionString: databaseUrl,
      max: 1,
      schema,
      supervise: false,
      schedule: false,
    });
    const failures: Error[] = [];
    boss.on('error', (error) => failures.push(error));
    try {
      await boss.start();
    } finally {
      await boss.stop({ graceful: false });
    }
    if (failures[0]) throw failures[0];
  }
}
