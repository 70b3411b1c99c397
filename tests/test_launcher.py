"""The ./sietch launcher and the locks that it installs from. Nothing here reaches the network."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LAUNCHER = ROOT / "sietch"
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
# All that the launcher may expect of the system besides Python.
TOOLS = ("sh", "cat", "cksum", "dirname", "grep", "id", "mkdir", "mv", "readlink", "rm", "sleep", "tail")

# Stands in for a whole Python: makes an "environment" whose programs report how they were started.
FAKE_PYTHON = """\
#!/bin/sh
case "$*" in
    *sys.exit*) exit {too_old} ;;
    *print*) echo {version} ;;
    "-m venv "*)
        mkdir -p "$3/bin"
        cp "$0" "$3/bin/python"
        echo 'echo "ran in $PWD with $*"' >"$3/bin/sietch"
        chmod +x "$3/bin/sietch"
        echo made >>"$3/../venvs"
        ;;
    "-m pip config"*) ;;
    "-m pip "*install*uv.txt*) exit 1 ;;
    "-m pip "*install*) echo "$*" >>"$(dirname "$0")/../../installs"; exit {pip_fails} ;;
    "-m pytest"*) echo "tested in $PWD with $*" ;;
esac
"""


class Checkout:
    """A copy of the launcher and the files that it reads, with a stand-in for Python."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a folder with spaces"
        self.bin = folder / "bin"
        self.elsewhere = folder / "elsewhere"
        for directory in (self.root / "src" / "sietch", self.bin, self.elsewhere):
            directory.mkdir(parents=True)
        shutil.copy(LAUNCHER, self.root)
        shutil.copytree(ROOT / "requirements", self.root / "requirements")
        shutil.copy(ROOT / "pyproject.toml", self.root)
        shutil.copy(ROOT / "src" / "sietch" / "__init__.py", self.root / "src" / "sietch")
        for tool in (*TOOLS, "chmod", "cp"):
            found = shutil.which(tool)
            assert found, f"{tool} is not on this system"
            (self.bin / tool).symlink_to(found)

    def python(self, version="3.11", too_old=False, pip_fails=False):
        fake = self.bin / "python3"
        fake.write_text(FAKE_PYTHON.format(version=version, too_old=int(too_old), pip_fails=int(pip_fails)))
        fake.chmod(0o755)
        return self

    def start(self, *arguments: str, launcher: Path | None = None) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [launcher or self.root / "sietch", *arguments],
            cwd=self.elsewhere,
            env={"PATH": str(self.bin)},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    @property
    def environments_made(self) -> int:
        made = self.root / "venvs"
        return len(made.read_text().splitlines()) if made.exists() else 0


@pytest.fixture
def checkout(tmp_path):
    return Checkout(tmp_path)


def sentences(text):
    return [line for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("shell", ["sh", *filter(shutil.which, ["dash", "bash"])])
def test_the_launcher_is_a_shell_script_for_any_shell(shell):
    assert os.access(LAUNCHER, os.X_OK)
    subprocess.run([shell, "-n", LAUNCHER], check=True)


def test_an_old_python_gets_one_sentence(checkout):
    done = checkout.python(version="3.9", too_old=True).start("--version")
    assert done.returncode == 2
    assert done.stdout == ""
    [sentence] = sentences(done.stderr)
    assert "3.11 or newer" in sentence
    assert "3.9" in sentence
    assert not (checkout.root / ".venv").exists()


def test_a_missing_python_gets_one_sentence(checkout):
    done = checkout.start("--version")
    assert done.returncode == 2
    assert done.stdout == ""
    [sentence] = sentences(done.stderr)
    assert "3.11 or newer" in sentence


def test_the_first_start_sets_up_and_later_ones_are_silent(checkout):
    checkout.python()
    first = checkout.start("one", "two words")
    assert first.returncode == 0, first.stderr
    assert first.stdout == f"ran in {checkout.elsewhere} with one two words\n"
    assert "setting up" in first.stderr
    second = checkout.start()
    assert second.stdout == f"ran in {checkout.elsewhere} with \n"
    assert second.stderr == ""
    assert checkout.environments_made == 1
    assert not (checkout.root / ".venv.lock").exists()


def test_it_is_found_through_links(checkout):
    checkout.python()
    (checkout.elsewhere / "absolute").symlink_to(checkout.root / "sietch")
    (checkout.elsewhere / "relative").symlink_to("absolute")
    done = checkout.start("--json", launcher=checkout.elsewhere / "relative")
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("with --json\n")
    assert (checkout.root / ".venv").is_dir()


def test_everything_is_installed_by_hash_except_the_project_itself(checkout):
    checkout.python().start("setup-dev")
    installs = (checkout.root / "installs").read_text().splitlines()
    locked = [line for line in installs if "--require-hashes" in line]
    [own] = [line for line in installs if line not in locked]
    assert len(locked) == 2
    assert "--no-deps --no-build-isolation -e" in own


def test_a_changed_lock_is_installed_again_into_the_same_environment(checkout):
    checkout.python().start()
    with (checkout.root / "requirements" / "run.txt").open("a") as lock:
        lock.write("# changed\n")
    assert "up to date" in checkout.start().stderr
    assert checkout.start().stderr == ""
    assert checkout.environments_made == 1


def test_a_moved_folder_gets_a_new_environment(checkout):
    checkout.python().start()
    checkout.root = checkout.root.rename(checkout.root.with_name("moved here"))
    assert checkout.start().returncode == 0
    assert checkout.environments_made == 2


def test_a_failed_set_up_says_so_and_is_repeated(checkout):
    failed = checkout.python(pip_fails=True).start("--version")
    assert failed.returncode == 2
    assert failed.stdout == ""
    assert "could not install" in failed.stderr
    shutil.copy(checkout.python().bin / "python3", checkout.root / ".venv" / "bin" / "python")
    again = checkout.start("--version")
    assert again.returncode == 0, again.stderr
    assert "ran in" in again.stdout


def test_the_lock_of_a_dead_set_up_is_cleared(checkout):
    lock = checkout.root / ".venv.lock"
    lock.mkdir()
    gone = subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, check=True)
    (lock / "pid").write_bytes(gone.stdout)
    assert checkout.python().start().returncode == 0
    assert not lock.exists()


def test_two_first_starts_make_one_environment(checkout):
    checkout.python()
    # The first one dawdles while it installs.
    fake = checkout.bin / "python3"
    fake.write_text(fake.read_text().replace("*install*)", "*install*) sleep 1;"))
    both = [
        subprocess.Popen(
            [checkout.root / "sietch", str(n)],
            cwd=checkout.elsewhere,
            env={"PATH": str(checkout.bin)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for n in range(2)
    ]
    said = [process.communicate(timeout=60) for process in both]
    assert [process.returncode for process in both] == [0, 0], said
    assert sum("waiting" in err for _, err in said) == 1
    assert checkout.environments_made == 1


def test_tests_run_from_the_project_folder(checkout):
    done = checkout.python().start("test", "-k", "some words")
    assert done.stdout == f"tested in {checkout.root} with -m pytest -k some words\n"


def requirements_of(lock: Path) -> list[str]:
    """The lock's requirements, each with its continuation lines joined and comments dropped."""
    text = re.sub(r"^\s*#.*$", "", lock.read_text(), flags=re.MULTILINE)
    return [line for line in re.sub(r"\\\n\s*", "", text).splitlines() if line.strip()]


def test_there_is_a_lock_for_each_purpose():
    assert {lock.name for lock in LOCKS} == {"build.txt", "dev.txt", "run.txt", "uv.txt"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_requirement_is_pinned_by_version_and_hash(lock):
    requirements = requirements_of(lock)
    assert requirements
    for requirement in requirements:
        assert re.match(r"[a-z0-9-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", requirement), requirement


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_no_lock_names_an_address(lock):
    text = lock.read_text()
    assert "://" not in text
    assert not re.search(r"^\s*(-i|-f|--(extra-)?index-url|--find-links|--trusted-host)\b", text, re.MULTILINE)
    assert not re.search(r" @ |(^|\s)/", text)
    assert not re.search(r"\b[\w-]+\.(org|com|net|io|dev|local)\b", text)


def test_the_locks_agree_on_every_version():
    pins = [requirement.split(" ")[0] for lock in LOCKS for requirement in requirements_of(lock)]
    names = [pin.split("==")[0] for pin in set(pins)]
    assert len(names) == len(set(names))
