using System;
using System.IO;
using System.Reflection;

/** Runs programs one after another; a line with the name precedes the output of each. */
class Run
{
    static void Main(string[] files)
    {
        foreach (var file in files)
        {
            Console.WriteLine("=== " + file);
            var name = Path.GetDirectoryName(file) + "." + Path.GetFileNameWithoutExtension(file);
            var main = Assembly.GetExecutingAssembly().GetType(name)
                .GetMethod("Main", BindingFlags.Static | BindingFlags.NonPublic);
            main.Invoke(null, null);
        }
    }
}
