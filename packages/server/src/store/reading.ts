import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** Runs a statement that changes something, and gives the rows that it returns. */
export type Writer = (sql: string, parameters: readonly unknown[]) => Promise<readonly unknown[]>

/**
 * SQLite for one who reads here and has somebody else write. So nobody here ever waits for a lock or for the disk, and there is
 * one writer only, whose statements come one after another.
 */
export class ReadingDialect implements Dialect {
  readonly #database: SqliteDatabase
  readonly #writer: Writer
  constructor(database: SqliteDatabase, writer: Writer) {
    this.#database = database
    this.#writer = writer
  }
  createAdapter(): DialectAdapter {
    return new SqliteAdapter()
  }
  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler()
  }
  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db)
  }
  createDriver(): Driver {
    const database = this.#database
    const connection = new ReadingConnection(database, this.#writer)
    const none = () => Promise.reject(new Error("transactions are the writer's"))
    return {
      init: () => Promise.resolve(),
      acquireConnection: () => Promise.resolve(connection),
      releaseConnection: () => Promise.resolve(),
      beginTransaction: none,
      commitTransaction: none,
      rollbackTransaction: none,
      destroy: () => Promise.resolve(database.close()),
    }
  }
}

class ReadingConnection implements DatabaseConnection {
  readonly #database: SqliteDatabase
  readonly #writer: Writer
  constructor(database: SqliteDatabase, writer: Writer) {
    this.#database = database
    this.#writer = writer
  }
  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const reads = query.kind === 'SelectQueryNode' || query.kind === 'RawNode'
    const rows = reads ? this.#database.prepare(sql).all(parameters) : await this.#writer(sql, parameters)
    return { rows: [...rows] as R[] }
  }
  streamQuery(): never {
    throw new Error('nothing here is read as a stream')
  }
}
