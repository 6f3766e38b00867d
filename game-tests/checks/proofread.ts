/** Reads sentences as a proofreader does: for doubled punctuation, for wrong numbers, and for ids left in them. */
import type { Language } from '@gonfalon/kernel';

/** «plays Glory!.», «the horde,.»; a name with its own mark may stand in a list: «Glory!, Thief». */
const DOUBLED = /[.,;:]\s?[.,;:]|[!?…]\s?[.;]|[([]\s|\s[)\]]|“”|«\s*»/u;

/** References as the rules write them: `card:glory`, `human_archer`. */
const REFERENCE = /\b[a-z][\w-]*:[\w-]+|\b[a-z]+_[a-z_]+\b/u;

/** A count stands at the beginning or after a small word; after a name it is part of it: «North Block 1 stands». */
const NUMBERED =
  'and|et|hero|héros|turn|tour|round|manche|level|niveau|number|seat|place|ruler|player|joueur|exchange|échange';
const BEFORE = `(?:^|[,;:(–+] |(?<![\\p{L}\\p{N}’-])(?!(?:${NUMBERED}) )\\p{Ll}+ )`;
const COUNT = new RegExp(`${BEFORE}(\\d+)[ \\u00a0\\u202f](\\p{Ll}{4,})(?![\\p{L}’-])(?: (\\p{Ll}+))?`, 'gu');

const PLURAL_VERBS: Readonly<Record<Language, string>> = {
  en: 'are|were|have|stand|lie|stay|remain|arrive|join|move|fight|go|come|lose|gain',
  fr: 'peuvent|sont|ont|vont|doivent|font|restent|arrivent|partent|tiennent|viennent|perdent|gagnent|rejoignent',
};

/** Words between a noun and its verb; a new subject would have its own. */
const BETWEEN: Readonly<Record<Language, string>> = {
  en: '(?: (?:of|from|in|on|at|with|to) [^.,;:!?]{1,40}?)?',
  fr: '(?: (?:de|du|des|au|aux|à|sur|en|dans|d’|l’)[^.,;:!?]{1,40}?)?',
};

/** «1 warrior can move»: that verb does not agree with anything. */
const MODAL = ' (?:can|may|must|will|to|cannot|still|not|only)';

const SINGULAR_COUNT: Readonly<Record<Language, string>> = { en: '1', fr: '[01]' };

const DISAGREEING: Readonly<Record<Language, RegExp>> = { en: disagreeing('en'), fr: disagreeing('fr') };

function disagreeing(language: Language): RegExp {
  const noun = '(?:\\p{Ll}+ )?\\p{Ll}+';
  return new RegExp(
    `${BEFORE}${SINGULAR_COUNT[language]}[ \\u00a0\\u202f]${noun}${BETWEEN[language]}(?<!${MODAL}) (?:${PLURAL_VERBS[language]})\\b`,
    'u',
  );
}

/** After «1 warrior» a pronoun begins something else: «1 warrior you have». */
const NEW_SUBJECT = / (?:you|they|we|who|that|which|vous|ils|elles|qui|que) /u;

/** The same after one and after several: words that are no nouns, that cannot be counted, or that have one form. */
const INVARIABLE = new Set(
  [
    'against from with more less into over under than then when that this they them been also each only still here there least most until left other another above below',
    'damage gold food wood stone faith ahead across',
    'dans jusqu pour avec sans plus moins sous vers chez entre contre depuis mais puis dont chaque encore autre',
    'choix fois héros corps temps bois dégâts points',
  ].flatMap((words) => words.split(' ')),
);

export class Proofreader {
  private readonly language: Language;
  private readonly read = new Set<string>();
  /** The words that follow a count of one, and those that follow another, with the word after them. */
  private readonly ones = new Map<string, string>();
  private readonly several = new Map<string, string>();

  constructor(language: Language) {
    this.language = language;
  }

  /** What is wrong with a sentence by itself; one that was read before is not read again. */
  faultOf(text: string): string | undefined {
    if (this.read.has(text)) return undefined;
    const fault = this.find(text);
    if (fault === undefined) this.read.add(text);
    return fault;
  }

  private find(text: string): string | undefined {
    const doubled = DOUBLED.exec(text);
    if (doubled) return `has doubled punctuation, «${doubled[0]}»: ${text}`;
    const reference = REFERENCE.exec(text);
    if (reference) return `shows «${reference[0]}»: ${text}`;
    if (!/\d/.test(text)) return undefined;
    const disagreeing = DISAGREEING[this.language].exec(text);
    if (disagreeing && !NEW_SUBJECT.test(disagreeing[0]))
      return `does not agree, «${disagreeing[0]}»: ${text}`;
    this.count(text);
    return undefined;
  }

  /** What is wrong with all sentences together: a noun that has one form for one and for several. */
  faults(): string[] {
    return [...this.ones].flatMap(([words, one]) => {
      const several = this.several.get(words);
      if (several === undefined) return [];
      return [`${this.language}: «${words.trim()}» is both one and several: ${one} / ${several}`];
    });
  }

  private count(text: string): void {
    for (const [, number, word = '', next = ''] of text.matchAll(COUNT)) {
      if (INVARIABLE.has(word)) continue;
      const isOne = number === '1' || (this.language === 'fr' && number === '0');
      const seen = isOne ? this.ones : this.several;
      const words = `${word} ${next}`;
      if (!seen.has(words)) seen.set(words, text);
    }
  }
}
