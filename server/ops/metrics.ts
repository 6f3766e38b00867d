/** What a server counts and measures, for Prometheus. */
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const FAST = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const SLOW = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export interface Metrics {
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly choices: Counter<'outcome'>;
  /** How late a table did what was due, in seconds. */
  readonly dueLag: Histogram;
  /** How long a bot thought, in seconds. */
  readonly botSeconds: Histogram<'bot'>;
  readonly calls: Counter<'by' | 'outcome'>;
  readonly contentType: string;
  text(): Promise<string>;
}

/** What is there at the moment, looked up when somebody asks. */
export interface Inventory {
  rooms(): number;
  sockets(): number;
}

/** `ofAll` is how to get those of all processes where this one is not the whole server. */
export function createMetrics(inventory: Inventory, ofAll?: () => Promise<string>): Metrics {
  const register = new Registry();
  const registers = [register];
  if (ofAll) answerFor(register);
  collectDefaultMetrics({ register });
  gauge('gonfalon_rooms', 'Matches in memory', inventory.rooms);
  gauge('gonfalon_sockets', 'Open sockets', inventory.sockets);
  return {
    requests: new Histogram({
      name: 'gonfalon_http_request_seconds',
      help: 'How long HTTP requests took',
      labelNames: ['method', 'route', 'status'],
      buckets: FAST,
      registers,
    }),
    choices: new Counter({
      name: 'gonfalon_choices_total',
      help: 'Choices that players sent, by outcome: accepted or refused',
      labelNames: ['outcome'],
      registers,
    }),
    dueLag: new Histogram({
      name: 'gonfalon_due_lag_seconds',
      help: 'How late tables did what was due',
      buckets: SLOW,
      registers,
    }),
    botSeconds: new Histogram({
      name: 'gonfalon_bot_seconds',
      help: 'How long bots thought about a question',
      labelNames: ['bot'],
      buckets: FAST,
      registers,
    }),
    calls: new Counter({
      name: 'gonfalon_calls_total',
      help: 'Calls to people whose turn it is, by push or mail, and what became of them',
      labelNames: ['by', 'outcome'],
      registers,
    }),
    contentType: register.contentType,
    text: ofAll ?? (() => register.metrics()),
  };
  function gauge(name: string, help: string, count: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(count());
      },
    });
  }
}

/** From now on whoever adds up the metrics of several processes is told these. */
function answerFor(register: Registry): void {
  AggregatorRegistry.setRegistries([register]);
  // It listens as soon as there is one.
  new AggregatorRegistry();
}
