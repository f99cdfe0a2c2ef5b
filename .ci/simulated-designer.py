#!/usr/bin/env python3
"""Reads lists as a designer does who answers the first question of `import oob`, and scores what comes of it.

    simulated-designer.py SCORE.py FOLDER [COMMAND ...]

FOLDER holds NAME.labels.json beside each list; SCORE.py is the scorer of labelled lists; COMMAND runs the program
(coupdoeil if unsaid). Labels are used for two things only: to answer the question that stands first, by one of the options
it prints, and to score. Prints right and silently wrong units after 0, 1, 2, 4 and 6 answers, and after six of which one is wrong.
"""
import importlib.util, json, os, random, re, subprocess, sys, tempfile
from concurrent.futures import ThreadPoolExecutor

STEPS = (0, 1, 2, 4, 6)
LOW = 0.5
ROLES = {'army': {'formation', 'side'}, 'note': {'note'}, 'nothing': {'note'}, 'heading': {'heading', 'note'}}
WORDS = {'name', 'commander', 'arm', 'echelon'}
ORDER = ('unit', 'formation', 'side', 'person', 'total', 'heading', 'note')
# As the program parts lines.
SIGNS = {'comma': r',(?!\d)\s*(?:(?:and|und|et|en|y|e|i)\s)?|\s(?:and|und|et)\s', 'semicolon': r';\s*', 'colon': r'(?<=:)\s+',
         'slash': r'\s/\s'}


class Labels:
    def __init__(self, path, listed):
        self.printed = open(listed, encoding='utf-8-sig').read().split('\n')
        self.truth = json.load(open(path, encoding='utf-8'))
        # Labels count the characters of a line as printed, the program those of its text.
        self.markup = listed.endswith('.html')
        self.lines = {}
        for label in self.truth['lines']:
            self.lines.setdefault(label['line'], []).append(label)
        begun = {}
        for label in self.truth['lines']:
            if label['role'] in ('side', 'army', 'formation', 'unit') and label.get('side'):
                begun.setdefault(label['side'], label['line'])
        self.starts = set(begun.values())

    def at(self, line):
        return self.lines.get(line, [])

    def answer(self, question):
        """One of the options, or none."""
        prop = question['property'].removeprefix('again:')
        if question['kind'] == 'list':
            right = self.second(question) if prop == 'secondSide' else self.numbers() if prop == 'numbers' else self.layout(prop)
            return right if right in [option['value'] for option in question['options']] else 'none'
        right = {'role': self.role, 'under': self.under, 'beginsSide': self.side, 'units': self.units, 'joins': self.joins, 'splits': self.splits}.get(prop, self.slot)(question)
        return right if right in [option['value'] for option in question['options']] else 'none'

    def role(self, question):
        """Where several things stand on a line, the samples of the kind show which of them is meant."""
        common = set(ORDER)
        for at, line in enumerate(question['lines']):
            labels = self.at(line)
            shown = question['samples'][at] if at < len(question['samples']) else ''
            meant = [label for label in labels if any(slot['slot'] == 'name' and self.text(line)[slot['from']:slot['to']] in shown
                                                      for slot in label['slots'])]
            if labels:
                common &= set().union(*(ROLES.get(label['role'], {label['role']}) for label in meant or labels))
        return next((role for role in ORDER if role in common), None)

    def parents(self, line):
        """Lines that what stands on a line may stand under, 0 for the side; nothing if it holds no troops."""
        found = set()
        for label in self.at(line):
            if label['role'] in ('unit', 'formation', 'army'):
                parent = label.get('parent')
                found.add(parent or 0)
                if parent is None or any(above['role'] in ('army', 'side') for above in self.at(parent)):
                    found.add(0)
        return found

    def under(self, question):
        for option in question['options']:
            gives = option.get('gives') or []
            if gives and all(at < 0 or not self.parents(line) or at in self.parents(line)
                             for line, at in zip(question['lines'], gives)):
                return option['value']
        return None

    def units(self, question):
        counts = {sum(unit['line'] == line for side in self.truth['sides'] for unit in side['units']) for line in question['lines']}
        return 'one' if counts <= {0, 1} else 'several'

    def joins(self, question):
        """Whether all that stands on the lines was begun above."""
        goes = {bool(self.at(line)) and all('continued' in label for label in self.at(line)) for line in question['lines']}
        return {(True,): 'yes', (False,): 'no'}.get(tuple(goes))

    def splits(self, question):
        """The sign between all things on each of the lines, if it stands nowhere else."""
        things = {line: [next((slot['from'] for slot in label['slots'] if slot['slot'] == 'name'), 0) for label in self.at(line)]
                  for line in question['lines']}
        if all(len(begin) < 2 for begin in things.values()):
            return 'no'
        for option in question['options']:
            sign = SIGNS.get(option['value'])
            if sign and all(self.parted(self.text(line), sign, sorted(begin)) for line, begin in things.items()):
                return option['value']
        return None

    @staticmethod
    def parted(text, sign, begin):
        """Whether a line has one thing in each of its parts."""
        outside = re.sub(r'\([^)]*\)|\[[^]]*\]', lambda inside: '#' * len(inside.group()), text)
        ends = [found.end() for found in re.finditer(sign, outside)]
        return len(ends) + 1 == len(begin) and all(end <= at for end, at in zip([0, *ends], begin))

    def second(self, question):
        if len(self.starts) == 1:
            return 'no'
        return next((f'line {line}' for line in question['lines'] if line in self.starts), None)

    def numbers(self):
        """Whether what stands under another line begins with its number."""
        number = lambda line: (re.match(r'[\s"]*(\d+(?:\.\d+)*)', self.text(line)) or ['', ''])[1]
        under = [(number(label['line']), number(label['parent'])) for labels in self.lines.values() for label in labels
                 if label['role'] in ('unit', 'formation') and label.get('parent')]
        return 'yes' if under and all(own.startswith(above + '.') for own, above in under) else 'no'

    def layout(self, prop):
        """Whether the list is laid out so: blocks by lines with labels of two sides, letters by the name that the labels give."""
        if prop == 'layout:abreast':
            return 'yes' if any(len({label.get('side') for label in labels}) > 1 for labels in self.lines.values()) else 'no'
        named = {label['line']: label for label in self.truth['lines']}
        names = {form['name'] for side in self.truth['sides'] for form in side['formations'] + side['units']}
        printed = {self.text(line)[slot['from']:slot['to']] for line, label in named.items()
                   for slot in label['slots'] if slot['slot'] == 'name'}
        fold = lambda name: name.casefold().replace(' ', '')
        apart = {name.casefold() for name in names}
        return 'yes' if any(text.casefold() not in apart and fold(text) in {fold(name) for name in names} for text in printed) else 'no'

    def text(self, line):
        return self.printed[line - 1]

    def side(self, question):
        begin = {line in self.starts for line in question['lines']}
        return None if len(begin) > 1 else 'yes' if begin == {True} else 'no'

    def slot(self, question):
        if self.markup:
            return None
        fields = set()
        for line, span in zip(question['lines'], question.get('spans') or []):
            if span:
                start, end = (int(part) for part in span.split('-'))
                slots = [slot for label in self.at(line) for slot in label['slots']]
                asked = {option['value'] for option in question['options']}
                hit = [slot['slot'] for slot in slots if slot['from'] < end and start - 1 < slot['to']
                       and (slot['slot'] not in WORDS or slot['slot'] in asked)]
                if len(WORDS.intersection(hit)) > 1:  # A text that holds a name and its commander is neither.
                    return None
                field = hit[0] if hit else 'ignore'
                if field == 'men' and any(slot['slot'] == 'officers' for slot in slots):
                    field = 'otherRanks'
                fields.add(field)
        return fields.pop() if len(fields) == 1 else None


def read(command, path, answers):
    with tempfile.NamedTemporaryFile('w', suffix='.json', encoding='utf-8') as file:
        json.dump(answers, file)
        file.flush()
        done = subprocess.run([*command, 'import', 'oob', path, '--format', 'json', '--answers', file.name],
                              capture_output=True, text=True, encoding='utf-8')
    if done.returncode != 0:
        raise SystemExit(f'{path}: {done.stderr.strip()}')
    return json.loads(done.stdout)


def run(score, command, path, labels, wrong):
    """Scores by the number of answers, and the answers. wrong: which answer is another than the right one; none if -1."""
    answers, scores = [], []
    chance = random.Random(os.path.basename(path))
    for count in range(STEPS[-1] + 1):
        out = read(command, path, answers)
        scores.append(score.score(labels.truth, out['rows'], LOW)[0])
        if count == STEPS[-1] or not out['questions']:
            break
        question = out['questions'][0]
        question['samples'] = next((kind['samples'] for kind in out['grammar'] if kind['kind'] == question['kind']), [])
        value = labels.answer(question)
        if count == wrong:
            value = chance.choice([option['value'] for option in question['options'] if option['value'] != value])
        answers.append({'question': question['id'], 'answer': value})
    return scores + [scores[-1]] * (STEPS[-1] + 1 - len(scores)), answers


def main(argv):
    if len(argv) < 2:
        print(__doc__)
        return 2
    spec = importlib.util.spec_from_file_location('score', argv[0])
    score = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(score)
    command = argv[2:] or ['coupdoeil']
    jobs = []
    for name in sorted(os.listdir(argv[1])):
        if name.endswith('.labels.json'):
            stem = name[:-len('.labels.json')]
            path = next(os.path.join(argv[1], other) for other in sorted(os.listdir(argv[1]))
                        if other.startswith(stem + '.') and other != name)
            jobs.append((stem, path, Labels(os.path.join(argv[1], name), path)))

    def both(job):
        wrong = random.Random(job[0]).randrange(STEPS[-1])
        return run(score, command, job[1], job[2], -1), run(score, command, job[1], job[2], wrong)

    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(both, jobs))
    print('| List | Units | ' + ' | '.join(f'Right after {n}' for n in STEPS) + ' | One wrong | Silent before | Silent after |')
    print('|---' * (6 + len(STEPS)) + '|')
    rows = []
    for (stem, path, labels), ((scores, answers), (wronged, _)) in zip(jobs, results):
        rows.append([scores[0]['units'], *(scores[n]['right'] for n in STEPS), wronged[-1]['right'], scores[0]['silent'], scores[-1]['silent']])
        print(f'| `{os.path.basename(path)}` | ' + ' | '.join(str(value) for value in rows[-1]) + ' |')
        for answer in answers:
            print(f"  {answer['question']} -> {answer['answer']}", file=sys.stderr)
    total = [sum(row[at] for row in rows) for at in range(len(rows[0]))]
    print('| all | ' + ' | '.join(str(value) for value in total) + ' |')
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
